export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (source, name: string) => {
    if (name.startsWith('#')) return codePoint(source, name)
    return NAMED.get(name) ?? source
  })
}

function codePoint(source: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  // The reserved characters mark templates, so a reference must not produce them.
  return isCharacter && (code < 0xfdd0 || code > 0xfdef) ? String.fromCodePoint(code) : source
}

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});/gi

/** Those that occur in recipes: markup, typography, fractions, and the letters of western Europe. */
const NAMED = new Map(
  [
    'amp& lt< gt> quot" apos\' nbsp\u00A0 shy\u00AD thinsp\u2009 ndash– mdash— hellip… bull• middot· minus−',
    'times× deg° microµ lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» prime′ frasl⁄ copy© reg® trade™',
    'frac12½ frac14¼ frac34¾ euro€ pound£ iexcl¡ iquest¿ szligß aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ eumlë iumlï',
    'agraveà egraveè igraveì ograveò ugraveù AgraveÀ EgraveÈ aacuteá eacuteé iacuteí oacuteó uacuteú EacuteÉ',
    'acircâ ecircê icircî ocircô ucircû ccedilç CcedilÇ ntildeñ NtildeÑ atildeã otildeõ aringå AringÅ aeligæ AEligÆ oslashø OslashØ oeligœ',
  ].flatMap((line) => line.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const)),
)
