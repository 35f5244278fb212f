import { keyOf } from '../../kernel/contract/names.ts'
import type { Rule } from './rule.ts'

/** Exchanges two words wherever the first stands right before the second. Commas between them count as spaces. */
export function transposed({ param_1, param_2 }: Rule, text: string): string {
  const [first, second] = [keyOf(param_1 ?? ''), keyOf(param_2 ?? '')]
  if (first === '' || second === '') return text
  // Words stand at even places, what is between them at odd ones.
  const parts = text.split(/([\s,]+)/)
  for (let i = 0; i + 2 < parts.length; i += 2) {
    const [word = '', between = '', next = ''] = parts.slice(i, i + 3)
    if (keyOf(word) !== first || keyOf(next) !== second) continue
    parts.splice(i, 3, next, between.includes(',') ? ' ' : between, word)
    i += 2
  }
  return parts.join('')
}
