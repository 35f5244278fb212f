/**
 * How well the letters beyond ASCII fit their words: one up for each between two letters, one down for each sign inside
 * a word, capital inside small letters, or opening quote after a letter.
 */
export function lettersInPlace(text: string): number {
  let sum = 0
  for (const { 0: sign, index } of text.matchAll(BEYOND_ASCII)) {
    const before = text.charAt(index - 1)
    const after = text.charAt(index + 1)
    if (isMisplaced(sign, before, after)) sum--
    else if (LETTER.test(sign) && LETTER.test(before) && LETTER.test(after)) sum++
  }
  return sum
}

// The platform's decoders read bytes without a character as controls.
const BEYOND_ASCII = /[\u0080-\uffff]/g
const LETTER = /^[\p{L}\p{M}]$/u
const APOSTROPHE = /^[’‘´·\u00ad–—-]$/

function isMisplaced(sign: string, before: string, after: string): boolean {
  if (/^[\u0080-\u009f\ufffd]$/.test(sign)) return true
  if (/^\p{Lu}$/u.test(sign)) return /^\p{Ll}$/u.test(before)
  if (LETTER.test(sign) || APOSTROPHE.test(sign)) return false
  return LETTER.test(before) && (LETTER.test(after) || /^[‚„]$/.test(sign))
}
