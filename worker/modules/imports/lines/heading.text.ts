const markdown =
  /^(?:#{2,6}\s*(.+?)\s*#*|(\*\*|__)(.+?)\2:?|[=~-]{2,}\s*(.+?)\s*[=~-]{2,}|<(?:b|strong|h[1-6])>(.+?)<\/.*>:?)$/
const bracketed =
  /^(?:\[(?![ xX]?\])([^\]\d]{2,})\]|[【〔《〈＜<]([^】〕》〉＞>]+)[】〕》〉＞>]|[■◆●▼▽◇□](?=[^\d]{1,12}$)([^\d\s]+)):?$/u
const opener =
  /^(?:for (?:the|a|an)|to make (?:the|a)|für (?:de[nrm]|die|das)|pour (?:l[ae]s?|le)\b|pour l['’]|para (?:el|la|los|las|o|a|os|as)|per (?:il|la|lo|i|gli|le)\b|per l['’]|voor (?:de|het)|till|til|for|na|για (?:το|τη|την|τον|τα|τις)|для|pro) /iu
const purpose =
  /^(?:for|to|zum|zur|pour|para|per|voor|til|till)\s+(?:serv\w+|garnish\w*|decorat\w+|dust\w+|servieren|garnieren|anrichten|bestreuen|dekorieren|décorer|decorar|servir|decorare|guarnire|serveren|garneren|servering|pynt)$/iu
const weakOpener = /^(?:till|til|for|na|для|pro) /iu

/** The text of a line that titles a group of ingredients ("For the sauce:", "## Sauce", "【たれ】"), or nothing. */
export function headingText(line: string): string | null {
  const marked = markdown.exec(line) ?? bracketed.exec(line)
  if (marked)
    return clean(
      marked.slice(1).filter((part, index) => part && !(index === 1 && /^(?:\*\*|__)$/.test(part)))[0] ?? line,
    )
  if (line.length > 100) return null
  const colon = /[:：]$/.test(line)
  if (colon && !/^[\d½⅓⅔¼¾⅛]/.test(line)) return clean(line)
  if (/\d/.test(line) || /[,;(]/.test(line)) return null
  if (purpose.test(line)) return clean(line)
  return opener.test(line) && !weakOpener.test(line) && line.split(' ').length <= 8 ? clean(line) : null
}

const clean = (text: string) =>
  text
    .replace(/^[\s#*_•–—-]+/, '')
    .replace(/[\s:：*_]+$/, '')
    .trim()
