/** Keeps joiners, which shape non-Latin words; undoes the doubled brackets of recipe plugins. */
export function tidyLine(text: string): string {
  const line = (isAscii(text) ? text : repaired(text)).replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return /\(\(|\)\)/.test(line) ? singleBrackets(line) : line
}

const isAscii = (text: string) => !/\P{ASCII}/u.test(text)

const repaired = (text: string) =>
  text
    .normalize('NFC')
    .replace(/Â(?=[\u00A0-\u00BF])/g, '')
    .replace(/â€[™˜œ]|â€\u009D|â€“/g, (broken) => MOJIBAKE.get(broken) ?? broken)
    .replace(/[\u200B\u2060\uFEFF\u00AD\u200E\u200F]/g, '')
    .replace(/(?<![^\p{ASCII}])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}])/gu, '')

/** UTF-8 that was decoded as Windows-1252. */
const MOJIBAKE = new Map([
  ['â€™', '’'],
  ['â€˜', '‘'],
  ['â€œ', '“'],
  ['â€\u009D', '”'],
  ['â€“', '–'],
])

function singleBrackets(line: string): string {
  const opening = line.split('((').length
  return opening === line.split('))').length ? line.replaceAll('((', '(').replaceAll('))', ')') : line
}
