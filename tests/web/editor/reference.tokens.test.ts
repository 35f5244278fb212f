import { expect, test } from 'vitest'
import {
  calledWord,
  outsideTokens,
  referenceTokens,
  tokenBeside,
  tokensIn,
} from '#web/features/editor/steps/reference-tokens.ts'

const labels = ['200 g flour', '2 eggs', '2 eggs']
const open = () => referenceTokens((position, field) => (field === 'food' ? 'flour' : (labels[position] ?? '')))
const stored =
  'Mix {{ ingredients[0] }} with {{ingredients[1]}} and {{ ingredients[2] }}; more {{ ingredients[0].food }}.'
const visible = (text: string) => text.replaceAll(/[\u2063\u2064]/g, '')

test('references are shown as the words of their ingredient, and stored as they were', () => {
  const tokens = open()
  const shown = tokens.show(stored)
  expect(visible(shown)).toBe('Mix 200 g flour with 2 eggs and 2 eggs; more flour.')
  expect(tokensIn(shown)).toHaveLength(4)
  expect(tokens.store(shown)).toBe(stored)
})
test('a reference to what is not there stays as it is written', () => {
  expect(open().show('{{ ingredients[9] }}')).toBe('{{ ingredients[9] }}')
})
test('one press removes a whole token, from either side', () => {
  const tokens = open()
  const shown = `a ${tokens.token(0)} b`
  const [token] = tokensIn(shown)
  expect(tokenBeside(shown, token?.end ?? 0, false)).toEqual(token)
  expect(tokenBeside(shown, 2, true)).toEqual(token)
  expect(tokenBeside(shown, 1, false)).toBeUndefined()
})
test('the caret never rests inside a token', () => {
  const shown = `a ${open().token(0)} b`
  const [token] = tokensIn(shown)
  expect(outsideTokens(shown, 5, 2)).toBe(token?.end)
  expect(outsideTokens(shown, 5, 9)).toBe(token?.start)
  expect(outsideTokens(shown, 1, 0)).toBe(1)
})
test('what is left of a damaged token is plain words', () => {
  const tokens = open()
  expect(tokens.store(tokens.token(0).slice(0, -3))).toBe('200 g flo')
})
test('a sign at the beginning of a word calls for an ingredient', () => {
  expect(calledWord('Mix @fl', 7)).toEqual({ start: 4, word: 'fl' })
  expect(calledWord('/', 1)).toEqual({ start: 0, word: '' })
  expect(calledWord('me@home', 7)).toBeNull()
  expect(calledWord('1/2', 3)).toBeNull()
})
