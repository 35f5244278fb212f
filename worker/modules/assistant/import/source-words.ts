/** Enough of a word to know it in its other forms: "tomato" and "tomatoes". */
const STEM = 5

/** Beginnings of the words of a text, without accents and in lower case. */
export const wordsIn = (text: string): Set<string> =>
  new Set(
    folded(text)
      .match(/\p{L}+/gu)
      ?.map((word) => word.slice(0, STEM)),
  )

/** Numbers of a text in one form: "1/2", "½" and "0,5" are one. */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [whole] of folded(text).matchAll(/(?:\d+\s+)?\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?/g)) {
    const mixed = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(whole)
    const value = mixed ? Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]) : Number(whole.replace(',', '.'))
    if (Number.isFinite(value)) found.add(String(Math.round(value * 1000) / 1000))
  }
  return found
}

/** "1½" is "1 1/2". */
const folded = (text: string): string =>
  text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
