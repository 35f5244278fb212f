/** Scripts without spaces, whose words are found by pairs of letters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** A pictograph is a word of its own. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu
/** An apostrophe before a final s or t belongs to the word; others separate words: l'ail. */
const INNER = /(?<=\p{L})['’ʼ´`](?=[st](?![\p{L}\p{N}]))/gu

interface Words {
  spaced: string[]
  runs: string[]
}

export function splitWords(text: string): Words {
  const lower = text.normalize('NFKC').toLowerCase().replace(INNER, '')
  return { spaced: lower.replace(UNSPACED, ' ').match(WORD) ?? [], runs: lower.match(UNSPACED) ?? [] }
}

/** The last letter also stands alone, so that a single typed letter finds it. */
export function bigramsOf(run: string): string[] {
  const letters = [...run]
  const pairs = letters.slice(0, -1).map((letter, i) => `${letter}${letters[i + 1] ?? ''}`)
  return [...pairs, ...letters.slice(-1)]
}
