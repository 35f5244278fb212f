/** Whether a paragraph may be read for inline Markdown; past these bounds readers take quadratic time. */
export function isTame(paragraph: string): boolean {
  let delimiters = 0
  let word = 0
  for (const character of paragraph) {
    word = SPACE.includes(character) ? 0 : word + 1
    if (DELIMITERS.includes(character)) delimiters++
    if (word > MAX_WORD || delimiters > MAX_DELIMITERS) return false
  }
  return true
}

const MAX_WORD = 1000
const MAX_DELIMITERS = 240
const SPACE = ' \n\t'
const DELIMITERS = '*_~`[]!<\\'
