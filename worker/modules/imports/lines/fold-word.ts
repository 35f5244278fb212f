const letters: Record<string, string> = { ł: 'l', ø: 'o', æ: 'a', œ: 'oe', đ: 'd', ð: 'd', ı: 'i', ß: 'ss' }

/** Lower case without accents, dots and optional endings ("Scheibe/n", "snuf(je)"). */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const result = foldAnew(word)
  if (folded.size >= MAX_KNOWN) folded.clear()
  folded.set(word, result)
  return result
}

/** Cached, as recipes use few words and each is compared many times. */
const folded = new Map<string, string>()
const MAX_KNOWN = 20_000

function foldAnew(word: string): string {
  if (/^[a-z]+$/.test(word)) return word
  const lower = word.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655]/g, '')
    .replace(/[łøæœđðıß]/g, (letter) => letters[letter] ?? letter)
    .replace(/(.)(?:\/[a-z]{1,2}|\([a-z]{1,3}\))$/, '$1')
    .replace(/[.()’']/g, '')
}
