import logging.handlers
import os
import tarfile
import tempfile
import xml.dom
from xml.dom.minidom import parseString as parse


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


# Texts are cut, joined and changed in place.
d = parse("<a>abc<b/></a>")
text = d.documentElement.firstChild
print(text.splitText(1).data, text.wholeText, len(text), text.insertData(0, "zz"), text.deleteData(1, 1), text.replaceData(0, 1, "q"), d.toxml())
print(text.replaceWholeText("w").data, d.toxml(), text.replaceWholeText(""), d.toxml())
print(tried(text.substringData, -1, 1), tried(text.insertData, 9, "x"), tried(text.deleteData, 0, -1), tried(text.splitText, 9), sep="\n")

# Attributes by namespace.
d = parse("<a x:b='1' c='2' xmlns:x='u'/>")
e = d.documentElement
print(e.attributes.itemsNS(), e.getAttributeNodeNS("u", "b").name, e.hasAttributeNS("u", "b"), ("u", "b") in e.attributes)
print(e.removeAttributeNS("u", "b"), e.removeAttributeNode(e.getAttributeNode("c")).value, d.toxml(), tried(e.removeAttribute, "q"))
new = d.createAttribute("q")
print(e.setAttributeNode(new), e.setAttributeNode(new), tried(parse("<b/>").documentElement.setAttributeNode, new), tried(e.attributes.removeNamedItem, "none"))
owner = parse("<a><b i='id'/></a>")
owner.documentElement.firstChild.setIdAttribute("i")
print(owner.getElementById("id").tagName, owner.getElementById("other"))

# Nodes get other names and other documents, and tell their user data.
class Watch:
    def handle(self, operation, key, data, source, made):
        print("handle", operation, key, data, source.nodeName, made and made.nodeName)


e.setUserData("k", 5, Watch())
print(e.getUserData("k"), e.cloneNode(False).toxml(), parse("<z/>").importNode(e, True).toxml(), d.renameNode(e, "u", "p:new").toxml())
print(e.prefix, e.localName, tried(d.renameNode, d.createTextNode("t"), None, "x"), tried(d.importNode, parse("<z/>"), True))
print(e.setUserData("k", None, None), e.getUserData("k"), e.isSupported("core", "2.0"), e.getInterface("none"))

# What a document type declares.
t = parse('<!DOCTYPE a [<!ENTITY e "text"><!ENTITY f PUBLIC "p" "s" NDATA n><!NOTATION n PUBLIC "np" "ns">]><a/>').doctype
print([(n.nodeName, n.publicId, n.systemId, n.notationName) for n in map(t.entities.item, range(t.entities.length))])
print(t.notations["n"].publicId, t.entities.getNamedItem("none"), tried(t.entities.removeNamedItem, "e"), tried(t.entities["e"].appendChild, None))

folder = tempfile.mkdtemp()
for name in ("t.log", "t.log.2020-01-01", "t.log.2020-01-02.gz", "t.log.2020-1-3", "t.2020-01-04.log", "u.2020-01-05.log"):
    open(os.path.join(folder, name), "w").close()
h = logging.handlers.TimedRotatingFileHandler(os.path.join(folder, "t.log"), "D", backupCount=1)
print(h.extMatch.pattern, [os.path.basename(name) for name in h.getFilesToDelete()])
h.namer = lambda name: name
print([os.path.basename(name) for name in h.getFilesToDelete()])
h.close()
print(tried(tarfile.TarInfo("a").tobuf, 99))
# expect: bc abc 1 None None None <?xml version="1.0" ?><a>qabc<b/></a>
# expect: w <?xml version="1.0" ?><a>w<b/></a> None <?xml version="1.0" ?><a><b/></a>
# expect: IndexSizeErr: offset cannot be negative
# expect: IndexSizeErr: offset cannot be beyond end of data
# expect: IndexSizeErr: count cannot be negative
# expect: IndexSizeErr: illegal offset value
# expect: [(('http://www.w3.org/2000/xmlns/', 'x'), 'u'), (('u', 'b'), '1'), ((None, 'c'), '2')] x:b True True
# expect: None 2 <?xml version="1.0" ?><a xmlns:x="u"/> NotFoundErr: 
# expect: None None InuseAttributeErr: attribute node already owned NotFoundErr: 
# expect: b None
# expect: handle 1 k 5 a a
# expect: handle 2 k 5 a a
# expect: 5 <a xmlns:x="u" q=""/> <a xmlns:x="u" q=""/> <p:new xmlns:x="u" q=""/>
# expect: p new NotSupportedErr: renameNode() only applies to element and attribute nodes NotSupportedErr: cannot import document nodes
# expect: 5 None True None
# expect: [('e', None, None, None), ('f', 'p', 's', 'n')]
# expect: np None NoModificationAllowedErr: NamedNodeMap instance is read-only HierarchyRequestErr: cannot append children to an entity node
# expect: ^\d{4}-\d{2}-\d{2}(\.\w+)?$ ['t.log.2020-01-01']
# expect: ['t.2020-01-04.log', 't.log.2020-01-01']
# expect: ValueError: invalid format
