import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameTokens, queryWords, textTokens } from '#worker/modules/recipes/search/search.tokens.ts'
import { correct } from '#worker/modules/recipes/search/word.correct.ts'
import { gramsOf, nearestOf } from '#worker/modules/recipes/search/word.nearest.ts'

/** As the index would answer: a term with a star matches what begins with it. */
const finds = (query: string, name: string): boolean => {
  const tokens = nameTokens(5, name).split(' ')
  const matches = (expression: string | null) =>
    (expression?.split(' OR ') ?? []).some((term) => {
      const [, token = '', star] = /^"([^"]*)"( \*)?$/.exec(term) ?? []
      return tokens.some((known) => (star ? known.startsWith(token) : known === token))
    })
  const words = queryWords(5, query)
  return words.length > 0 && words.every(({ whole, part }) => matches(whole) || matches(part))
}

it('every token carries its space', () => {
  for (const token of nameTokens(5, 'Crème brûlée 鶏肉').split(' ')) expect(token).toMatch(/^5[_-]/)
  for (const token of textTokens(5, 'Mix it 鶏肉').split(' ')) expect(token).toMatch(/^5\./)
  expect(finds('soup', 'Soup')).toBe(true)
  expect(nameTokens(51, 'Soup')).not.toContain('5_')
})

it('a name is found by itself, by its beginning, and by any of its words', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzäöüßéñøåœ'.split('')
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 14 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, at) => {
      const name = words.join(' ')
      const one = words[at % words.length] ?? ''
      expect(finds(name, name)).toBe(true)
      expect(finds(name.toUpperCase(), name)).toBe(true)
      expect(finds(one, name)).toBe(true)
      expect(finds(one.slice(0, 2), name)).toBe(true)
    }),
  )
})

it('a query is words and nothing else, however it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const { whole, part } of queryWords(5, text)) {
        for (const expression of [whole, part ?? ''])
          expect(expression.replace(/"5[_.-][\p{L}\p{N}\p{M}ー々〆]+"( \*)?( OR )?/gu, '')).toBe('')
      }
    }),
  )
})

it('plurals meet singulars', () => {
  const pairs = [
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['peaches', 'peach'],
    ['eggs', 'egg'],
    ['Tomaten', 'Tomate'],
    ['Kartoffeln', 'Kartoffel'],
    ['gâteaux', 'gâteau'],
    ['huevos', 'huevo'],
    ['pomodori', 'pomodoro'],
  ] as const
  for (const [many, one] of pairs) {
    expect(finds(many, one), `${many} ${one}`).toBe(true)
    expect(finds(one, many), `${one} ${many}`).toBe(true)
  }
})

it('the nearest word is one or two slips away, and may still be being typed', () => {
  expect(nearestOf('chickne', ['chicory', 'chicken', 'chickpea'])).toBe('chicken')
  expect(nearestOf('zuchini', ['zuccotto', 'zucchini'])).toBe('zucchini')
  expect(nearestOf('chikc', ['chili', 'chicken'])).toBe('chicken')
  expect(nearestOf('rice', ['rye', 'beef'])).toBeNull()
  expect(gramsOf('egg')).toEqual(['^eg', 'egg', 'gg$'])
})

it('only what nobody uses is corrected', () => {
  const alike = [
    { typed: 'chickne', word: 'chicken' },
    { typed: 'soup', word: 'soup' },
    { typed: 'soup', word: 'soupe' },
  ]
  expect(correct('Chickne soup', alike)).toBe('chicken soup')
  expect(correct('soup', alike)).toBeNull()
})
