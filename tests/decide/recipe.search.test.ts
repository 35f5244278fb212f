import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexLookups } from '#worker/modules/recipes/listing/search/index-lookups.ts'
import type { Condition } from '#worker/modules/recipes/listing/search/query-condition.ts'
import { parseQuery } from '#worker/modules/recipes/listing/search/parse-query.ts'
import { nameTokens, textTokens } from '#worker/modules/recipes/search-index/search-tokens.ts'
import { correctQuery } from '#worker/modules/recipes/listing/recipe.list.ts'
import { trigramsOf, nearestWord } from '#worker/modules/recipes/search-index/nearest-word.ts'
import { searchDefaults, type SearchPreference } from '#worker/modules/searching/search-preference.contract.ts'

/** Stands in for the full-text index: the tokens of a term are adjacent, and `*` makes the last one a prefix. */
const holdsIn = (tokens: readonly string[], match: string) =>
  match.split(' OR ').some((term) => {
    const [, text = '', star] = /^"([^"]*)"( \*)?$/.exec(term) ?? []
    const phrase = text.split(' ')
    return tokens.some((_, at) =>
      phrase.every((token, i) =>
        star && i === phrase.length - 1 ? tokens[at + i]?.startsWith(token) : tokens[at + i] === token,
      ),
    )
  })
const found = (condition: Condition, leaves: ReadonlySet<number>): boolean =>
  'leaf' in condition
    ? leaves.has(condition.leaf)
    : 'not' in condition
      ? !found(condition.not, leaves)
      : 'all' in condition
        ? condition.all.every((one) => found(one, leaves))
        : condition.any.some((one) => found(one, leaves))

const finds = (query: string, name: string, set: Partial<SearchPreference> = {}): boolean => {
  const preference = { ...searchDefaults, ...set }
  const question = parseQuery(query, preference)
  const tokens = nameTokens(5, name).split(' ')
  const looks = question ? indexLookups(5, question, preference, false) : []
  const hits = looks.filter(({ kinds, match }) => kinds & 1 && holdsIn(tokens, match))
  return question !== null && found(question.condition, new Set(hits.map(({ leaf }) => leaf)))
}

it('every token of the index contains its space', () => {
  for (const token of nameTokens(5, 'Crème brûlée 鶏肉').split(' ')) expect(token).toMatch(/^5[_-]/)
  for (const token of textTokens(5, 'Mix it 鶏肉').split(' ')) expect(token).toMatch(/^5(\.|--)/)
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

it('quotes and operators of the index in a query are plain words', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('plain', 'phrase', 'websearch', 'raw'),
      (text, search) => {
        const preference = { ...searchDefaults, search, istartswith: [1 as const] }
        const question = parseQuery(text, preference)
        for (const { match } of question ? indexLookups(5, question, preference, false) : [])
          expect(match.replace(/"(5(_|\.|--?)[^\s"]+( (?!")|))+"( \*)?( OR )?/gu, ''), match).toBe('')
      },
    ),
  )
})

it('"or", minus and quotes say which words a title must have', () => {
  const web = (query: string, name: string) => finds(query, name, { search: 'websearch' })
  expect(web('soup -leek', 'Potato soup')).toBe(true)
  expect(web('soup -leek', 'Leek soup')).toBe(false)
  expect(web('"leek soup"', 'Leek soup')).toBe(true)
  expect(web('"soup leek"', 'Leek soup')).toBe(false)
  expect(web('soup OR stew', 'Beef stew')).toBe(true)
  expect(web('beef soup or stew', 'Beef broth')).toBe(false)
  expect(web('-"leek soup"', 'Leek and potato soup')).toBe(true)
})

it('signs between words are operators, and an invalid expression is read as words', () => {
  const raw = (query: string, name: string) => finds(query, name, { search: 'raw' })
  expect(raw('soup & (leek | potato)', 'Potato soup')).toBe(true)
  expect(raw('soup & !(leek | potato)', 'Potato soup')).toBe(false)
  expect(raw('leek <-> soup', 'Leek soup')).toBe(true)
  expect(raw("'soup leek'", 'Leek soup')).toBe(false)
  expect(raw('pot:*', 'Potato soup')).toBe(true)
  for (const broken of ['(soup', 'soup &', 'soup )(', '| soup', "soup '"])
    expect(raw(broken, 'Soup'), broken).toBe(true)
})

it('a phrase matches in its order, and so do letters of scripts without spaces', () => {
  expect(finds('curry soup', 'Thai curry soup', { search: 'phrase' })).toBe(true)
  expect(finds('soup curry', 'Thai curry soup', { search: 'phrase' })).toBe(false)
  expect(finds('soup curry', 'Thai curry soup')).toBe(true)
  expect(finds('豆腐', '麻婆豆腐')).toBe(true)
  expect(finds('婆豆腐', '麻婆豆腐')).toBe(true)
  expect(finds('麻豆', '麻婆豆腐')).toBe(false)
})

it('a kind of search runs only where the preference turns it on', () => {
  const only = (set: Partial<SearchPreference>) => ({ icontains: [], fulltext: [], trigram: [], ...set })
  expect(finds('kuchen', 'Apfelkuchen', only({ icontains: [1] }))).toBe(true)
  expect(finds('kuchen', 'Apfelkuchen', only({ fulltext: [1] }))).toBe(false)
  expect(finds('apfel', 'Apfelkuchen', only({ fulltext: [2] }))).toBe(false)
  expect(finds('thai cu', 'Thai curry', only({ istartswith: [1] }))).toBe(true)
  expect(finds('curry', 'Thai curry', only({ istartswith: [1] }))).toBe(false)
  expect(finds('curry', 'Thai curry', only({}))).toBe(true)
  expect(finds('curr', 'Thai curry', only({}))).toBe(false)
  expect(finds('pâté', 'Pate', { unaccent: [] })).toBe(false)
  expect(finds('pâté', 'Pâté', { unaccent: [] })).toBe(true)
  expect(finds('pate', 'Pâté', { unaccent: [] })).toBe(true)
})

it('apostrophes and emoji do not prevent a match', () => {
  expect(finds('grandmas', 'Grandma’s pie')).toBe(true)
  expect(finds("grandma's", 'Grandmas pie')).toBe(true)
  expect(finds('oignon', "Soupe à l'oignon")).toBe(true)
  expect(finds('🍕', 'Night of 🍕🍕')).toBe(true)
})

it('plurals match singulars', () => {
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

it('a misspelt or unfinished word matches a word one or two edits away', () => {
  expect(nearestWord('chickne', ['chicory', 'chicken', 'chickpea'])).toBe('chicken')
  expect(nearestWord('zuchini', ['zuccotto', 'zucchini'])).toBe('zucchini')
  expect(nearestWord('chikc', ['chili', 'chicken'])).toBe('chicken')
  expect(nearestWord('rice', ['rye', 'beef'])).toBeNull()
  expect(nearestWord('zuchini', ['zuccotto', 'zucchini'], 0.95)).toBeNull()
  expect(trigramsOf('egg')).toEqual(['^eg', 'egg', 'gg$'])
})

it('only words that no recipe contains are corrected', () => {
  const alike = [
    { typed: 'chickne', word: 'chicken' },
    { typed: 'soup', word: 'soup' },
    { typed: 'soup', word: 'soupe' },
  ]
  expect(correctQuery('Chickne soup', alike)).toBe('chicken soup')
  expect(correctQuery('soup', alike)).toBeNull()
})
