"""Types of files by the ends of their names."""

import os

__all__ = ["knownfiles", "inited", "MimeTypes", "guess_type", "guess_all_extensions", "guess_extension", "add_type", "init",
           "read_mime_types", "suffix_map", "encodings_map", "types_map", "common_types"]
_SERVERS = "/etc/%s/mime.types"
knownfiles = [
    "/etc/mime.types", _SERVERS % "httpd", _SERVERS % "httpd/conf", _SERVERS % "apache", _SERVERS % "apache2",
    "/usr/local/etc/httpd/conf/mime.types", "/usr/local/lib/netscape/mime.types", "/usr/local/etc/httpd/conf/mime.types",
    "/usr/local/etc/mime.types",
]  # fmt: skip
inited = False
suffix_map = {".svgz": ".svg.gz", ".tgz": ".tar.gz", ".taz": ".tar.gz", ".tz": ".tar.gz", ".tbz2": ".tar.bz2", ".txz": ".tar.xz"}
encodings_map = {".gz": "gzip", ".Z": "compress", ".bz2": "bzip2", ".xz": "xz", ".br": "br"}
_TYPES = """text/javascript js mjs|application/json json|application/manifest+json webmanifest|application/msword doc dot wiz|
application/n-quads nq|application/n-triples nt|
application/octet-stream bin a dll exe o obj so|application/oda oda|application/pdf pdf|application/pkcs7-mime p7c|
application/postscript ps ai eps|application/trig trig|application/vnd.apple.mpegurl m3u m3u8|application/vnd.ms-excel xls xlb|
application/vnd.ms-powerpoint ppt pot ppa pps pwz|application/wasm wasm|application/x-bcpio bcpio|application/x-cpio cpio|
application/x-csh csh|application/x-dvi dvi|application/x-gtar gtar|application/x-hdf hdf|application/x-hdf5 h5|
application/x-latex latex|application/x-mif mif|application/x-netcdf cdf nc|application/x-pkcs12 p12 pfx|
application/x-pn-realaudio ram|application/x-python-code pyc pyo|application/x-sh sh|application/x-shar shar|
application/x-shockwave-flash swf|application/x-sv4cpio sv4cpio|application/x-sv4crc sv4crc|application/x-tar tar|
application/x-tcl tcl|application/x-tex tex|application/x-texinfo texi texinfo|application/x-troff roff t tr|
application/x-troff-man man|application/x-troff-me me|application/x-troff-ms ms|application/x-ustar ustar|
application/x-wais-source src|application/xml xsl rdf wsdl xpdl|application/zip zip|audio/3gpp 3gp 3gpp|audio/3gpp2 3g2 3gpp2|
audio/aac adts loas ass aac|audio/basic au snd|audio/mpeg mp3 mp2|audio/opus opus|audio/x-aiff aif aifc aiff|
audio/x-pn-realaudio ra|audio/x-wav wav|image/avif avif|image/bmp bmp|image/gif gif|image/ief ief|image/jpeg jpg jpe jpeg|
image/heic heic|image/heif heif|image/png png|image/svg+xml svg|image/tiff tiff tif|image/vnd.microsoft.icon ico|
image/x-cmu-raster ras|image/x-portable-anymap pnm|image/x-portable-bitmap pbm|image/x-portable-graymap pgm|
image/x-portable-pixmap ppm|image/x-rgb rgb|image/x-xbitmap xbm|image/x-xpixmap xpm|image/x-xwindowdump xwd|
message/rfc822 eml mht mhtml nws|text/css css|text/csv csv|text/html html htm|text/n3 n3|text/plain txt bat c h ksh pl srt|
text/richtext rtx|text/tab-separated-values tsv|text/vtt vtt|text/x-python py|text/x-setext etx|text/x-sgml sgm sgml|
text/x-vcard vcf|text/xml xml|video/mp4 mp4|video/mpeg mpeg m1v mpa mpe mpg|video/quicktime mov qt|video/webm webm|
video/x-msvideo avi|video/x-sgi-movie movie"""
types_map = {"." + end: row.split()[0] for row in _TYPES.replace("\n", "").split("|") for end in row.split()[1:]}
types_map.update({".3gp": "audio/3gpp", ".3gpp": "audio/3gpp", ".3g2": "audio/3gpp2", ".3gpp2": "audio/3gpp2"})
common_types = {".rtf": "application/rtf", ".jpg": "image/jpg", ".mid": "audio/midi", ".midi": "audio/midi", ".pct": "image/pict",
                ".pic": "image/pict", ".pict": "image/pict", ".webp": "image/webp", ".xul": "text/xul"}


class MimeTypes:
    def __init__(self, filenames=(), strict=True):
        if not inited:
            init()
        self.encodings_map, self.suffix_map = encodings_map.copy(), suffix_map.copy()
        self.types_map, self.types_map_inv = (common_types.copy(), types_map.copy()), ({}, {})
        for table, inverse in zip(self.types_map, self.types_map_inv):
            for end, kind in table.items():
                inverse.setdefault(kind, []).append(end)
        for name in filenames:
            self.read(name, strict)

    def add_type(self, type, ext, strict=True):
        self.types_map[strict][ext] = type
        known = self.types_map_inv[strict].setdefault(type, [])
        if ext not in known:
            known.append(ext)

    def guess_type(self, url, strict=True):
        url = os.fspath(url)
        scheme, colon, rest = url.partition(":")
        is_url = colon and len(scheme) > 1 and "/" not in scheme
        if is_url and scheme.lower() == "data":
            comma = url.find(",")
            if comma < 0:
                return None, None
            kind = url[5:comma].partition(";")[0]
            return (kind if "/" in kind and "=" not in kind else "text/plain"), None
        base, ext = os.path.splitext(rest if is_url else url)
        while ext.lower() in self.suffix_map:
            base, ext = os.path.splitext(base + self.suffix_map[ext.lower()])
        encoding = self.encodings_map.get(ext)
        if encoding:
            base, ext = os.path.splitext(base)
        ext = ext.lower()
        for table in self.types_map[::-1] if not strict else [self.types_map[True]]:
            if ext in table:
                return table[ext], encoding
        return None, encoding

    def guess_all_extensions(self, type, strict=True):
        type = type.lower()
        found = list(self.types_map_inv[True].get(type, []))
        if not strict:
            found += [ext for ext in self.types_map_inv[False].get(type, []) if ext not in found]
        return found

    def guess_extension(self, type, strict=True):
        found = self.guess_all_extensions(type, strict)
        return found[0] if found else None

    def read(self, filename, strict=True):
        with open(filename, encoding="utf-8") as fp:
            self.readfp(fp, strict)

    def readfp(self, fp, strict=True):
        for line in fp:
            words = line.partition("#")[0].split()
            for suffix in words[1:]:
                self.add_type(words[0], "." + suffix, strict)


_db = None
_defaults = suffix_map, encodings_map, types_map, common_types


def _default_mime_types():
    """Sets the module's tables to those that it was written with."""
    global suffix_map, encodings_map, types_map, common_types
    suffix_map, encodings_map, types_map, common_types = (table.copy() for table in _defaults)


_default_mime_types()


def init(files=None):
    """Makes the tables anew, with what the named files and `knownfiles` add to them."""
    global inited, _db, suffix_map, encodings_map, types_map, common_types
    inited = True
    db = MimeTypes() if files is None or _db is None else _db
    for name in [*knownfiles, *(files or ())] if db is not _db else files:
        if os.path.isfile(name):
            db.read(name)
    suffix_map, encodings_map, common_types, types_map = db.suffix_map, db.encodings_map, *db.types_map
    _db = db


def _known():
    if _db is None:
        init()
    return _db


def guess_type(url, strict=True):
    return _known().guess_type(url, strict)


def guess_all_extensions(type, strict=True):
    return _known().guess_all_extensions(type, strict)


def guess_extension(type, strict=True):
    return _known().guess_extension(type, strict)


def add_type(type, ext, strict=True):
    _known().add_type(type, ext, strict)


def read_mime_types(file):
    try:
        made = MimeTypes()
        made.read(file)
    except OSError:
        return None
    return made.types_map[True]


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.mimetypes(_sys.argv[1:]))
