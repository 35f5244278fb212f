import { describe, expect, test } from 'vitest'
import { corrector } from '#worker/modules/imports/learning/apply-correction.ts'
import type { AppliedCorrection } from '#worker/modules/imports/learning/correction.contract.ts'
import { findCorrections } from '#worker/modules/imports/learning/find-corrections.ts'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'

const parts = (food: string | null, unit: string | null = null, note = '') => ({ food, unit, note })

describe('a correction teaches', () => {
  test.each([
    [
      'another food',
      parts('scallions', 'bunch'),
      parts('spring onion', 'bunch'),
      [['food', 'scallions', 'spring onion']],
    ],
    ['another unit', parts('Milch', 'Becher'), parts('Milch', 'Tasse'), [['unit', 'Becher', 'Tasse']]],
    ['a unit nobody knew', parts('glug olive oil'), parts('olive oil', 'glug'), [['unit', 'glug', 'glug']]],
    [
      'that a word is no unit',
      parts('salad', 'glass noodle'),
      parts('glass noodle salad'),
      [['unit', 'glass noodle', '']],
    ],
    [
      'that words are a remark',
      parts('butter room warm', 'g'),
      parts('butter', 'g', 'room warm'),
      [['note', 'room warm', '']],
    ],
    ['two things at once', parts('glug evoo'), parts('olive oil', 'glug'), [['food', 'glug evoo', 'olive oil']]],
    ['nothing where only a remark was added', parts('butter', 'g'), parts('butter', 'g', 'salted'), []],
    ['nothing where only the case differs', parts('Butter', 'G'), parts('butter', 'g'), []],
    ['nothing where a unit was only left out', parts('butter', 'knob'), parts('butter'), []],
  ])('%s', (_, read, saved, lessons) => {
    expect(findCorrections(read, saved).map(({ kind, said, meant }) => [kind, said, meant])).toEqual(lessons)
  })
})

describe('learned corrections apply to other lines', () => {
  const learned: AppliedCorrection[] = [
    { id: 1, kind: 'food', said: 'Scallions', meant: 'spring onion' },
    { id: 2, kind: 'unit', said: 'glug', meant: 'Schuss' },
    { id: 3, kind: 'unit', said: 'heads', meant: '' },
    { id: 4, kind: 'note', said: 'room warm', meant: '' },
  ]
  const correct = corrector(learned)
  test.each([
    ['3 scallions, sliced', [1], 'spring onion', null, 'sliced'],
    ['2 glug vinegar', [2], 'vinegar', 'Schuss', ''],
    ['2 heads lettuce', [3], 'heads lettuce', null, ''],
    ['100 g butter room warm', [4], 'butter', 'g', 'room warm'],
    ['2 glug scallions', [2, 1], 'spring onion', 'Schuss', ''],
    ['2 onions', [], 'onions', null, ''],
  ])('%s', (text, ids, food, unit, note) => {
    const { line, learned } = correct(parseLine(text))
    expect(learned).toEqual(ids)
    expect(line).toMatchObject({ food, unit, note })
  })

  test('words that make up the whole name stay the name', () => {
    expect(correct(parseLine('1 room warm')).line.food).toBe('room warm')
  })
})
