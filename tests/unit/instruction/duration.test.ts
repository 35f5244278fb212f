import { describe, expect, test } from 'vitest'
import { findDurations, type InstructionNode, renderInstruction } from '#worker/modules/recipes/instruction/index.ts'

const minutes = (text: string) =>
  findDurations(text).flatMap((node) => {
    if (node.kind !== 'duration') return []
    return [[node.text, node.seconds / 60, ...(node.longest === null ? [] : [node.longest / 60])]]
  })

describe('a time in a text', () => {
  test.each([
    ['Bake for 25 minutes.', '25 minutes', 25],
    ['Simmer 5min', '5min', 5],
    ['a 30-minute rest', '30-minute', 30],
    ['Bake for 1 hour 30', '1 hour 30', 90],
    ['1h30 at 180', '1h30', 90],
    ['2 hrs. 15 mins.', '2 hrs. 15 mins.', 135],
    ['1 hour and 20 minutes', '1 hour and 20 minutes', 80],
    ['3 min 30 sec', '3 min 30 sec', 3.5],
    ['3min30s', '3min30s', 3.5],
    ['½ hour', '½ hour', 30],
    ['1 1/2 hours', '1 1/2 hours', 90],
    ['1-1/2 hours', '1-1/2 hours', 90],
    ['2½ hours', '2½ hours', 150],
    ['3/4 hour', '3/4 hour', 45],
    ['1.5 hours', '1.5 hours', 90],
    ['an hour and a half', 'an hour and a half', 90],
    ['one and a half hours', 'one and a half hours', 90],
    ['for half an hour', 'half an hour', 30],
    ['a quarter of an hour', 'a quarter of an hour', 15],
    ['for twenty minutes', 'twenty minutes', 20],
    ['15 more minutes', '15 more minutes', 15],
    ['10 seconds', '10 seconds', 1 / 6],
    ['chill 2 days', '2 days', 2880],
    ['20 Min. backen', '20 Min.', 20],
    ['ca.20 Min. backen', '20 Min.', 20],
    ['1 Std. 15 Min.', '1 Std. 15 Min.', 75],
    ['eine halbe Stunde', 'halbe Stunde', 30],
    ['anderthalb Stunden', 'anderthalb Stunden', 90],
    ['eine Dreiviertelstunde', 'eine Dreiviertelstunde', 45],
    ['1,5 Stunden', '1,5 Stunden', 90],
    ['einer Stunde', 'einer Stunde', 60],
    ['pendant 1 h 30', '1 h 30', 90],
    ['une heure et demie', 'une heure et demie', 90],
    ["un quart d'heure", "un quart d'heure", 15],
    ['media hora', 'media hora', 30],
    ['2 horas y media', '2 horas y media', 150],
    ["per mezz'ora", "mezz'ora", 30],
    ["un'ora e mezza", "un'ora e mezza", 90],
    ['anderhalf uur', 'anderhalf uur', 90],
    ['een half uur', 'half uur', 30],
    ['i 15 minuter', '15 minuter', 15],
  ])('%s: "%s" is %d minutes', (text, written, value) => {
    expect(minutes(text)).toEqual([[written, value]])
  })

  test.each([
    ['1–2 Stunden', '1–2 Stunden', 60, 120],
    ['20 to 25 minutes', '20 to 25 minutes', 20, 25],
    ['45 - 50 min', '45 - 50 min', 45, 50],
    ['1 to 1 1/2 hours', '1 to 1 1/2 hours', 60, 90],
    ['between 30 and 35 minutes', '30 and 35 minutes', 30, 35],
    ['zwischen 5 und 10 Minuten', '5 und 10 Minuten', 5, 10],
    ['5 à 10 minutes', '5 à 10 minutes', 5, 10],
    ['3 a 4 minutos', '3 a 4 minutos', 3, 4],
    ['10 tot 15 minuten', '10 tot 15 minuten', 10, 15],
    ['zwei bis drei Stunden', 'zwei bis drei Stunden', 120, 180],
    ['10-5 minutes', '10-5 minutes', 5, 10],
  ])('a range keeps both ends: %s', (text, written, low, high) => {
    expect(minutes(text)).toEqual([[written, low, high]])
  })

  test('several times in one text are separate', () => {
    expect(minutes('Fry 2 minutes, turn, fry 1 minute more, rest 45 minutes to 1 hour.')).toEqual([
      ['2 minutes', 2],
      ['1 minute', 1],
      ['45 minutes', 45],
      ['1 hour', 60],
    ])
  })

  test('the text around and inside of a time is kept to the letter', () => {
    const text = 'Cook\u00A0for 1 hour 30, then 5 min. more'
    const pieces = findDurations(text).map((node) =>
      node.kind === 'text' || node.kind === 'duration' ? node.text : '?',
    )
    expect(pieces.join('')).toBe(text)
    expect(pieces).toHaveLength(5)
  })
})

describe('a text without a time', () => {
  test.each([
    'add a second egg',
    'once a day',
    'the 1960s',
    'a 25 cm tin',
    '2 minced onions',
    '3 hot chillies',
    '10 horse beans',
    '0 minutes',
    '1/0 hours',
    '5000 days',
    'Day 1',
    '5 m of string',
  ])('%s', (text) => {
    expect(minutes(text)).toEqual([])
  })

  test('a measure after an hour is not its minutes', () => {
    expect(minutes('after 1 hour 30 g butter')).toEqual([['1 hour', 60]])
    expect(minutes('1 h 50°C')).toEqual([['1 h', 60]])
  })
})

test('times are found in running text, but not in links or code', () => {
  const kinds = (nodes: readonly InstructionNode[]): string[] =>
    nodes.flatMap((node) => ['children' in node ? kinds(node.children) : [], node.kind].flat())
  const found = (text: string) => kinds(renderInstruction(text, [])).filter((kind) => kind === 'duration').length
  expect(found('Bake **20&nbsp;minutes**, see [5 minutes](https://a.example) and `5 minutes`')).toBe(1)
  expect(found('<a href="https://a.example">rest *5 minutes*</a> ![5 minutes](/media/a.png)')).toBe(0)
})
