/** Scripts written without spaces: their words are found by pairs of letters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** Letters and digits; a picture among them is a word of its own. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu
/** An apostrophe before a last s or t stands inside a word; others stand between two: l'ail. */
const INNER = /(?<=\p{L})['’ʼ´`](?=[st](?![\p{L}\p{N}]))/gu

interface Words {
  /** Lower case, accents still there. */
  spaced: string[]
  /** Runs of letters without spaces between words. */
  runs: string[]
}

/** The words of a text, in its order. */
export function splitWords(text: string): Words {
  const lower = text.normalize('NFKC').toLowerCase().replace(INNER, '')
  return { spaced: lower.replace(UNSPACED, ' ').match(WORD) ?? [], runs: lower.match(UNSPACED) ?? [] }
}

/** Pairs of neighbouring letters, and the last letter alone so that one typed letter finds it too. */
export function bigramsOf(run: string): string[] {
  const letters = [...run]
  const pairs = letters.slice(0, -1).map((letter, i) => `${letter}${letters[i + 1] ?? ''}`)
  return [...pairs, ...letters.slice(-1)]
}
