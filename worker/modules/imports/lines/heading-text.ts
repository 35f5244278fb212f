const markdown =
  /^(?:#{2,6}\s*(.+?)\s*#*|(\*\*|__)(.+?)\2:?|[=~-]{2,}\s*(.+?)\s*[=~-]{2,}|<(?:b|strong|h[1-6])>(.+?)<\/.*>:?)$/
const bracketed =
  /^(?:\[(?![ xX]?\])([^\]\d]{2,})\]|[【〔《〈＜<]([^】〕》〉＞>]+)[】〕》〉＞>]|[■◆●▼▽◇□](?=[^\d]{1,12}$)([^\d\s]+)):?$/u
const opener =
  /^(?:(?:for|to make) (?:the|a|an) |für (?:de[nrm]|die|das) |pour (?:l[ae]s? |l['’])|para (?:el|las?|los|os?|as?) |per (?:il |l[aeo] |i |gli |l['’])|voor (?:de|het) |till? \p{L}+(?:en|et|erna)$|for \p{L}+(?:en|et)$|για τ\p{L}+ |для |на соус)/iu
const purpose =
  /^(?:for|to|zum|zur|pour|para|per|voor|til|till)\s+(?:serv\w+|garnish\w*|decorat\w+|dust\w+|servieren|garnieren|anrichten|bestreuen|dekorieren|décorer|decorar|servir|decorare|guarnire|serveren|garneren|servering|pynt)$/iu
/** The title of a group of ingredients ("For the sauce:", "## Sauce", "【たれ】"), else null. */
export function headingText(line: string): string | null {
  const marked = /^[\p{L}\d]/u.test(line) ? null : (markdown.exec(line) ?? bracketed.exec(line))
  const title = marked?.slice(1).find((part) => part !== undefined && /\p{L}/u.test(part))
  if (title !== undefined) return clean(title)
  if (line.length > 100) return null
  const colon = /[:：]$/.test(line)
  if (colon && /^\P{N}*\p{L}/u.test(line)) return clean(line)
  if (/\d/.test(line) || /[,;(]|[:：]\s/.test(line)) return null
  if (purpose.test(line)) return clean(line)
  return opener.test(line) && line.split(' ').length <= 8 ? clean(line) : null
}

const clean = (text: string) =>
  text
    .replace(/^[\s#*_•–—-]+/, '')
    .replace(/[\s:：*_]+$/, '')
    .trim()
