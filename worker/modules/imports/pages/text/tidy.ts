/**
 * One line of text as people write it: composed characters, ordinary spaces, none of the invisible ones (joiners
 * between non-Latin letters shape words and stay), no doubled brackets (recipe plugins write "((chopped))").
 */
export function tidyLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF\u00AD\u200E\u200F]/g, '')
    .replace(/(?<![^\p{ASCII}])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}])/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return /\(\(|\)\)/.test(line) ? singleBrackets(line) : line
}

function singleBrackets(line: string): string {
  const opening = line.split('((').length
  return opening === line.split('))').length ? line.replaceAll('((', '(').replaceAll('))', ')') : line
}
