import sys

from http import HTTPStatus, HTTPMethod
print(HTTPStatus.OK, repr(HTTPStatus.OK), HTTPStatus.NOT_FOUND.phrase, HTTPStatus(404).description, HTTPStatus.OK==200, len(list(HTTPStatus)), HTTPMethod.GET, repr(HTTPMethod.GET), HTTPMethod.GET=='GET', HTTPMethod.GET.description, list(HTTPMethod)); print(list(HTTPStatus))
from http import cookies
C = cookies.SimpleCookie(); C["fig"] = "newton"; C["sugar"] = "wafer"; print(C); C.load('keebler="E=everybody; L=\\"Loves\\"; fudge=;";'); print(C); C["twix"]="none for you"; C["twix"]["path"]="/"; C["twix"]["max-age"]=5; C["twix"]["secure"]=True; print(C["twix"].value, C["twix"], repr(C["twix"]), repr(C))
import xml.etree.ElementTree as ET
root=ET.fromstring('<?xml version="1.0"?><data a="1"><!-- c --><country name="Liechtenstein"><rank>1</rank><neighbor name="Austria" direction="E"/></country><country name="Singapore"><rank>4</rank>tail &amp; more</country></data>')
print(root.tag, root.attrib, len(root), [c.get("name") for c in root.findall("country")], root[0][0].text, root.find("country/rank").text, [n.attrib for n in root.iter("neighbor")], root.findall(".//rank"), root.findtext("country/rank"), root.findall("./country[@name='Singapore']/rank")[0].text, root.findall("country[2]")[0].get("name"), root.findall("country[rank='4']")[0].attrib) if False else None
for e in root.iter(): print(e.tag, e.attrib, repr(e.text), repr(e.tail))
print(ET.tostring(root)); print(ET.tostring(root, encoding="unicode")); print(root.find("country/rank").text, root.findall("./country[@name='Singapore']/rank")[0].text, root.findall("country[2]")[0].get("name"), root.findall("country[rank='4']")[0].attrib, root.findtext("nope","d"))
import xml.etree.ElementTree as ET
a=ET.Element('a',{'x':'1'}); b=ET.SubElement(a,'b'); b.text='t<&'; b.tail='z'; ET.SubElement(a,'c'); ET.dump(a); ET.indent(a); print(ET.tostring(a,encoding='unicode')); print(ET.tostring(a,encoding='utf-8',xml_declaration=True))
import xml.etree.ElementTree as ET
for s in ("<a><b></a>","<a","<a>","","<a/><b/>","<a x=1/>","<a>&foo;</a>","text"):
    try: ET.fromstring(s); print("fine")
    except ET.ParseError as e: print(type(e).__name__, e, e.position)
import xml.etree.ElementTree as ET
r=ET.fromstring('<r xmlns="u" xmlns:p="v"><p:k p:z="1"/><m/></r>'); print(r.tag,[c.tag for c in r], r[0].attrib, ET.tostring(r)); print(r.find('p:k',{'p':'v'}).tag, r.find('{u}m').tag, ''.join(ET.fromstring('<a>x<b>y</b>z</a>').itertext()))
from json.decoder import JSONDecodeError
import json
try: json.loads("{")
except JSONDecodeError as e: print(e, type(e).__module__)
import gettext
print(gettext.gettext("hello"), gettext.ngettext("a","b",2)); _=gettext.NullTranslations().gettext; print(_("x"))
import shelve, tempfile, os
d=tempfile.mkdtemp()
with shelve.open(os.path.join(d,"s")) as db:
    db["a"]=[1,2]; db["b"]={"x":1}; print(sorted(db), db["a"], "b" in db, len(db))
with shelve.open(os.path.join(d,"s"),writeback=True) as db:
    db["a"].append(3); del db["b"]
with shelve.open(os.path.join(d,"s")) as db: print(dict(db))

# expect: 200 <HTTPStatus.OK: 200> Not Found Nothing matches the given URI True 62 GET <HTTPMethod.GET> True Retrieve the target. [<HTTPMethod.CONNECT>, <HTTPMethod.DELETE>, <HTTPMethod.GET>, <HTTPMethod.HEAD>, <HTTPMethod.OPTIONS>, <HTTPMethod.PATCH>, <HTTPMethod.POST>, <HTTPMethod.PUT>, <HTTPMethod.TRACE>]
# expect: [<HTTPStatus.CONTINUE: 100>, <HTTPStatus.SWITCHING_PROTOCOLS: 101>, <HTTPStatus.PROCESSING: 102>, <HTTPStatus.EARLY_HINTS: 103>, <HTTPStatus.OK: 200>, <HTTPStatus.CREATED: 201>, <HTTPStatus.ACCEPTED: 202>, <HTTPStatus.NON_AUTHORITATIVE_INFORMATION: 203>, <HTTPStatus.NO_CONTENT: 204>, <HTTPStatus.RESET_CONTENT: 205>, <HTTPStatus.PARTIAL_CONTENT: 206>, <HTTPStatus.MULTI_STATUS: 207>, <HTTPStatus.ALREADY_REPORTED: 208>, <HTTPStatus.IM_USED: 226>, <HTTPStatus.MULTIPLE_CHOICES: 300>, <HTTPStatus.MOVED_PERMANENTLY: 301>, <HTTPStatus.FOUND: 302>, <HTTPStatus.SEE_OTHER: 303>, <HTTPStatus.NOT_MODIFIED: 304>, <HTTPStatus.USE_PROXY: 305>, <HTTPStatus.TEMPORARY_REDIRECT: 307>, <HTTPStatus.PERMANENT_REDIRECT: 308>, <HTTPStatus.BAD_REQUEST: 400>, <HTTPStatus.UNAUTHORIZED: 401>, <HTTPStatus.PAYMENT_REQUIRED: 402>, <HTTPStatus.FORBIDDEN: 403>, <HTTPStatus.NOT_FOUND: 404>, <HTTPStatus.METHOD_NOT_ALLOWED: 405>, <HTTPStatus.NOT_ACCEPTABLE: 406>, <HTTPStatus.PROXY_AUTHENTICATION_REQUIRED: 407>, <HTTPStatus.REQUEST_TIMEOUT: 408>, <HTTPStatus.CONFLICT: 409>, <HTTPStatus.GONE: 410>, <HTTPStatus.LENGTH_REQUIRED: 411>, <HTTPStatus.PRECONDITION_FAILED: 412>, <HTTPStatus.REQUEST_ENTITY_TOO_LARGE: 413>, <HTTPStatus.REQUEST_URI_TOO_LONG: 414>, <HTTPStatus.UNSUPPORTED_MEDIA_TYPE: 415>, <HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE: 416>, <HTTPStatus.EXPECTATION_FAILED: 417>, <HTTPStatus.IM_A_TEAPOT: 418>, <HTTPStatus.MISDIRECTED_REQUEST: 421>, <HTTPStatus.UNPROCESSABLE_ENTITY: 422>, <HTTPStatus.LOCKED: 423>, <HTTPStatus.FAILED_DEPENDENCY: 424>, <HTTPStatus.TOO_EARLY: 425>, <HTTPStatus.UPGRADE_REQUIRED: 426>, <HTTPStatus.PRECONDITION_REQUIRED: 428>, <HTTPStatus.TOO_MANY_REQUESTS: 429>, <HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: 431>, <HTTPStatus.UNAVAILABLE_FOR_LEGAL_REASONS: 451>, <HTTPStatus.INTERNAL_SERVER_ERROR: 500>, <HTTPStatus.NOT_IMPLEMENTED: 501>, <HTTPStatus.BAD_GATEWAY: 502>, <HTTPStatus.SERVICE_UNAVAILABLE: 503>, <HTTPStatus.GATEWAY_TIMEOUT: 504>, <HTTPStatus.HTTP_VERSION_NOT_SUPPORTED: 505>, <HTTPStatus.VARIANT_ALSO_NEGOTIATES: 506>, <HTTPStatus.INSUFFICIENT_STORAGE: 507>, <HTTPStatus.LOOP_DETECTED: 508>, <HTTPStatus.NOT_EXTENDED: 510>, <HTTPStatus.NETWORK_AUTHENTICATION_REQUIRED: 511>]
# expect: Set-Cookie: fig=newton
# expect: Set-Cookie: sugar=wafer
# expect: Set-Cookie: fig=newton
# expect: Set-Cookie: keebler="E=everybody; L=\"Loves\"; fudge=;"
# expect: Set-Cookie: sugar=wafer
# expect: none for you Set-Cookie: twix="none for you"; Max-Age=5; Path=/; Secure <Morsel: twix="none for you"; Max-Age=5; Path=/; Secure> <SimpleCookie: fig='newton' keebler='E=everybody; L="Loves"; fudge=;' sugar='wafer' twix='none for you'>
# expect: data {'a': '1'} None None
# expect: country {'name': 'Liechtenstein'} None None
# expect: rank {} '1' None
# expect: neighbor {'name': 'Austria', 'direction': 'E'} None None
# expect: country {'name': 'Singapore'} None None
# expect: rank {} '4' 'tail & more'
# expect: b'<data a="1"><country name="Liechtenstein"><rank>1</rank><neighbor name="Austria" direction="E" /></country><country name="Singapore"><rank>4</rank>tail &amp; more</country></data>'
# expect: <data a="1"><country name="Liechtenstein"><rank>1</rank><neighbor name="Austria" direction="E" /></country><country name="Singapore"><rank>4</rank>tail &amp; more</country></data>
# expect: 1 4 Singapore {'name': 'Singapore'} d
# expect: <a x="1"><b>t&lt;&amp;</b>z<c /></a>
# expect: <a x="1">
# expect:   <b>t&lt;&amp;</b>z<c />
# expect: </a>
# expect: b'<?xml version=\'1.0\' encoding=\'utf-8\'?>\n<a x="1">\n  <b>t&lt;&amp;</b>z<c />\n</a>'
# expect: ParseError mismatched tag: line 1, column 8 (1, 8)
# expect: ParseError unclosed token: line 1, column 0 (1, 0)
# expect: ParseError no element found: line 1, column 3 (1, 3)
# expect: ParseError no element found: line 1, column 0 (1, 0)
# expect: ParseError junk after document element: line 1, column 4 (1, 4)
# expect: ParseError not well-formed (invalid token): line 1, column 5 (1, 5)
# expect: ParseError undefined entity: line 1, column 3 (1, 3)
# expect: ParseError syntax error: line 1, column 0 (1, 0)
# expect: {u}r ['{v}k', '{u}m'] {'{v}z': '1'} b'<ns0:r xmlns:ns0="u" xmlns:ns1="v"><ns1:k ns1:z="1" /><ns0:m /></ns0:r>'
# expect: {v}k {u}m xyz
# expect: Expecting property name enclosed in double quotes: line 1 column 2 (char 1) json.decoder
# expect: hello b
# expect: x
# expect: ['a', 'b'] [1, 2] True 2
# expect: {'a': [1, 2, 3]}
