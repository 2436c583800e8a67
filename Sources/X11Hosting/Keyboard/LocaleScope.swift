import CX11
import Glibc

/// Runs `body` with the user's character classification, which decides on Xlib's conversions and compose tables, and
/// puts the former one back: drawing must not depend on the user's locale.
func withUserCharacterLocale<Result>(_ body: () -> Result) -> Result {
  let former = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
  defer { setlocale(LC_CTYPE, former) }
  let isUTF8 = setlocale(LC_CTYPE, "") != nil && String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
  if !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
  return body()
}
