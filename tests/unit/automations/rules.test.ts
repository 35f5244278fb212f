import { describe, expect, it } from 'vitest'
import type { AutomationType } from '#worker/modules/automations/automation.contract.ts'
import type { Rule } from '#worker/modules/automations/rule.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'

let made = 0
const rule = (type: AutomationType, param_1: string | null, param_2: string | null, param_3: string | null = null) =>
  ({ id: ++made, type, name: '', param_1, param_2, param_3 }) satisfies Rule
const reading = (rules: readonly Rule[], source = '') =>
  ruleSet(rules, source).lines(lineParser({ units: ['cup', 'egg', 'g'] }))

describe('an alias', () => {
  it('replaces the whole name, regardless of case but not of accents', () => {
    const read = reading([rule('FOOD_ALIAS', 'Match', 'Flour'), rule('UNIT_ALIAS', 'CUP', 'mug')])
    expect(read('2 cup mAtCh')).toMatchObject({ amount: 2, unit: 'mug', food: 'Flour' })
    expect(read('2 g mátch')).toMatchObject({ unit: 'g', food: 'mátch' })
    expect(read('2 g match sticks')).toMatchObject({ food: 'match sticks' })
  })

  it('that comes first by order wins, and no pattern rule runs after it', () => {
    const rules = [
      rule('FOOD_ALIAS', 'spud', 'potato'),
      rule('FOOD_ALIAS', 'spud', 'yam'),
      rule('FOOD_REPLACE', '.*', 'potato', 'tuber'),
    ]
    expect(reading(rules)('3 spud').food).toBe('potato')
    expect(reading(rules)('3 potato').food).toBe('tuber')
  })

  it('without a target is ignored', () => {
    expect(reading([rule('FOOD_ALIAS', 'salt', ''), rule('FOOD_ALIAS', 'salt', 'sea salt')])('1 g salt').food).toBe(
      'sea salt',
    )
  })

  it('of a keyword keeps every other keyword', () => {
    const rules = ruleSet([rule('KEYWORD_ALIAS', 'dessert', 'Sweet')], '')
    expect(['Dessert', 'desserts'].map((name) => rules.keyword(name))).toEqual(['Sweet', 'desserts'])
  })
})

describe('a word that is never a unit', () => {
  it('becomes the first word of the food', () => {
    expect(reading([rule('NEVER_UNIT', 'egg', null)])('1 egg white')).toMatchObject({
      amount: 1,
      unit: null,
      food: 'egg white',
    })
  })

  it('takes the unit that the rule names where it has none', () => {
    const read = reading([rule('NEVER_UNIT', 'EGG', 'whole')])
    expect(read('1 egg white')).toMatchObject({ unit: 'whole', food: 'egg white' })
    expect(read('egg white')).toMatchObject({ unit: null, food: 'egg white' })
    expect(read('2 g egg white')).toMatchObject({ unit: 'g', food: 'egg white' })
  })
})

describe('a rule that swaps two words', () => {
  const read = (line: string) => {
    let seen = ''
    ruleSet([rule('TRANSPOSE_WORDS', 'second', 'first')], '').lines((text) => {
      seen = text
      return { amount: 0, no_amount: true, unit: null, food: text, original_text: text }
    })(line)
    return seen
  }

  it('swaps them wherever they are adjacent and in that order', () => {
    expect(read('longer string second first longer string')).toBe('longer string first second longer string')
    expect(read('Second, first and second first')).toBe('first Second and first second')
  })

  it('keeps words that are apart, in the other order, or parts of longer words', () => {
    for (const line of ['second string first', 'first second', 'seconds first']) expect(read(line)).toBe(line)
  })

  it('keeps the original text of the line', () => {
    expect(reading([rule('TRANSPOSE_WORDS', 'second', 'first')])('1 g second first').original_text).toBe(
      '1 g second first',
    )
  })
})

describe('replacing by pattern', () => {
  it('replaces every match regardless of case, one rule after the other', () => {
    const rules = ruleSet([rule('NAME_REPLACE', '.*', 'best ', ''), rule('NAME_REPLACE', '.*', 'soup', 'Stew')], '')
    expect(rules.name('The BEST best soup, Soup')).toBe('The Stew, Stew')
    expect(rules.applied()).toHaveLength(2)
  })

  it('applies to addresses that match from their start', () => {
    const rules = [rule('DESCRIPTION_REPLACE', 'https://(www\\.)?kitchen\\.example', 'Ads!', '')]
    expect(ruleSet(rules, 'https://www.kitchen.example/soup').description('Ads! Hot.')).toBe(' Hot.')
    expect(ruleSet(rules, 'https://other.example/?https://kitchen.example').description('Ads! Hot.')).toBe('Ads! Hot.')
  })

  it('applies to foods and units of pages whose address fits, and of any text where the rule names no address', () => {
    const rules = [rule('FOOD_REPLACE', 'https://a\\.example', '^Acme ', ''), rule('UNIT_REPLACE', null, 's$', '')]
    expect(reading(rules, 'https://a.example/1')('2 cups Acme flour')).toMatchObject({ unit: 'cup', food: 'flour' })
    expect(reading(rules)('2 cups Acme flour')).toMatchObject({ unit: 'cup', food: 'Acme flour' })
  })

  it('fills the groups of the match into the replacement', () => {
    const swap = (by: string | null) => ruleSet([rule('INSTRUCTION_REPLACE', '', '(\\w+) (?P<what>\\w+)', by)], '')
    expect(swap('\\2 \\1').instruction('Öl Käse')).toBe('Käse Öl')
    expect(swap('\\g<what>!\\g<0>').instruction('one two')).toBe('two!one two')
    expect(swap('\\7$1').instruction('one two')).toBe('$1')
    expect(swap(null).instruction('one two')).toBe('')
  })

  it('never leaves a recipe or a food without a name', () => {
    const rules = [
      rule('NAME_REPLACE', '', '.*', ''),
      rule('FOOD_REPLACE', '', '.*', ''),
      rule('UNIT_REPLACE', '', '.*', ''),
    ]
    expect(ruleSet(rules, '').name('Soup')).toBe('Soup')
    expect(reading(rules)('2 cup flour')).toMatchObject({ unit: null, food: 'flour' })
  })

  it('skips an old rule whose pattern is invalid', () => {
    const rules = [
      rule('NAME_REPLACE', '', '(?=x)', 'y'),
      rule('NAME_REPLACE', '(', 'Soup', 'Tea'),
      rule('NAME_REPLACE', '', 'Soup', 'Stew'),
    ]
    expect(ruleSet(rules, '').name('Soup')).toBe('Stew')
  })
})

describe('with hostile rules', () => {
  const many = (type: AutomationType, pattern: string, by: string) =>
    Array.from({ length: 512 }, () => rule(type, '.*', pattern, by))

  it.each(['(a+)+$', '(a|aa)+b', 'a[^b]*b|a', '(a|aa|aaa)*?.{0,150}q|a', '(.*a){11}q'])(
    '%s ends in little time, and the text is whole',
    (pattern) => {
      const text = `${'a'.repeat(15_000)}!`
      const before = performance.now()
      const after = ruleSet(many('INSTRUCTION_REPLACE', pattern, 'a'), '').instruction(text)
      expect(performance.now() - before).toBeLessThan(15_000)
      expect(after.length).toBeLessThanOrEqual(text.length)
    },
    30_000,
  )

  it('texts do not grow without limit', () => {
    expect(ruleSet(many('INSTRUCTION_REPLACE', 'a', 'aa'), '').instruction('a').length).toBeLessThanOrEqual(20_000)
  })

  it('five hundred ordinary rules all reach a long recipe', () => {
    const rules = [
      ...Array.from({ length: 511 }, (_, i) => rule('INSTRUCTION_REPLACE', '.*', `advert number ${i}`, '')),
      rule('INSTRUCTION_REPLACE', '.*', 'salt', 'sea salt'),
    ]
    const set = ruleSet(rules, '')
    const step = 'Stir the salt into the dough and let it rest. '.repeat(40)
    for (let i = 0; i < 20; i++) expect(set.instruction(step)).toContain('sea salt')
  })
})

it('the rules that were applied are reported once each, in order', () => {
  const rules = [rule('FOOD_ALIAS', 'salt', 'sea salt'), rule('FOOD_ALIAS', 'pepper', 'black pepper')]
  const set = ruleSet(rules, '')
  const read = set.lines(lineParser())
  read('1 g salt')
  read('2 g salt')
  expect(set.applied()).toEqual([{ id: rules[0]?.id, type: 'FOOD_ALIAS', name: '' }])
})
