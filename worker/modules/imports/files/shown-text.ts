/**
 * A name of a file or a title as it may stand in a sentence: one line of at most `most` letters, without what would hide
 * or reorder the text beside it.
 */
export function shownText(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toWellFormed()
    .trim()
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…`.toWellFormed() : line
}
