import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFactor, conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import { flour, is, salt, told, unit, units } from './kitchen.sample.ts'

describe('weights and measures', () => {
  test('an amount converts to every unit of its system and to none of the other system', () => {
    expect(told([], 100, 'g')).toEqual({ g: 100, kg: 0.1, oz: 3.5274 })
    expect(Object.keys(told([], 1, 'cup'))).toEqual(['cup', 'ml', 'tbsp', 'tsp'])
  })

  test('a unit without a base unit measures what its name says', () => {
    const kitchen = conversionGraphOf([unit(1, 'g'), unit(2, 'kilo', 'kg')], [])
    expect(kitchen.factorsFrom(flour, 1).map((way) => applyFactor(way, 500))).toEqual([500, 0.5])
  })

  test('a unit that is no measure converts into itself alone; an unknown one into nothing', () => {
    expect(told([], 3, 'piece')).toEqual({ piece: 3 })
    expect(conversionGraphOf(units, []).factorsFrom(flour, 999)).toEqual([])
  })
})

describe('conversions of a food', () => {
  test('eight tablespoons of a food of which a cup is 120 g are 60 g', () => {
    expect(told([is(1, 'cup', 120, 'g', flour)], 8, 'tbsp')).toMatchObject({ cup: 0.5, g: 60, kg: 0.06 })
  })

  test('conversions chain: eight pinches are half a teaspoon are one gram', () => {
    const said = [is(16, 'pinch', 1, 'tsp'), is(1, 'tsp', 2, 'g')]
    expect(told(said, 8, 'pinch')).toMatchObject({ tsp: 0.5, g: 1, kg: 0.001 })
  })

  test('conversions apply both ways, and only to their food', () => {
    const said = [is(1, 'piece', 200, 'g', flour)]
    expect(told(said, 5, 'piece')).toMatchObject({ g: 1000, kg: 1 })
    expect(told(said, 1, 'kg')).toMatchObject({ piece: 5 })
    expect(told(said, 5, 'piece', salt)).toEqual({ piece: 5 })
  })

  test('the density of one food does not apply to another', () => {
    const said = [is(1, 'cup', 120, 'g', flour), is(1, 'cup', 290, 'g', salt)]
    expect(told(said, 1, 'cup')['g']).toBe(120)
    expect(told(said, 1, 'cup', salt)['g']).toBe(290)
  })

  test('a conversion of the food wins over one for all foods, however many hops it takes', () => {
    const general = is(1, 'pinch', 0.3, 'g')
    expect(told([general], 1, 'pinch')['g']).toBe(0.3)
    expect(told([general, is(1, 'pinch', 0.5, 'g', salt)], 1, 'pinch', salt)['g']).toBe(0.5)
    const hops = [general, is(16, 'pinch', 1, 'tsp', salt), is(1, 'tsp', 6, 'g', salt)]
    expect(told(hops, 16, 'pinch', salt)['g']).toBe(6)
  })

  test('no detour over rounded conversions replaces the built-in table', () => {
    const said = [is(1, 'cup', 125, 'g', flour), is(1, 'cup', 4.4, 'oz', flour)]
    expect(told(said, 1000, 'g')['oz']).toBe(35.274)
    expect(told(said, 1, 'cup')).toMatchObject({ g: 125, oz: 4.4 })
  })

  test('cycles end, and of contradicting conversions the shortest path wins', () => {
    const said = [is(1, 'piece', 2, 'slice'), is(1, 'slice', 3, 'pinch'), is(1, 'pinch', 7, 'piece')]
    expect(told(said, 7, 'piece')).toEqual({ piece: 7, slice: 14, pinch: 1 })
  })

  test('conversions from or to an amount of 0 or less are ignored', () => {
    expect(told([is(0, 'piece', 5, 'slice'), is(1, 'piece', 0, 'g'), is(-1, 'piece', 2, 'g')], 1, 'piece')).toEqual({
      piece: 1,
    })
  })

  test('a chain of extreme factors never gives an infinite amount', () => {
    const many = Array.from({ length: 40 }, (_, i) => unit(100 + i, `unit ${i}`))
    const chain = many.slice(1).map(({ id }) => ({
      food: null,
      base_unit: id - 1,
      base_amount: 1e-12,
      converted_unit: id,
      converted_amount: 1e12,
    }))
    const amounts = conversionGraphOf(many, chain)
      .factorsFrom(flour, 100)
      .map((way) => applyFactor(way, 1))
    expect(amounts.every(Number.isFinite)).toBe(true)
  })
})

describe('a unit whose size the household sets', () => {
  test('a cup of 250 ml is that large for every measure', () => {
    const said = [is(1, 'cup', 250, 'ml')]
    expect(told(said, 2, 'cup')).toMatchObject({ ml: 500 })
    expect(told([...said, is(1, 'cup', 120, 'g', flour)], 500, 'ml')).toMatchObject({ cup: 2, g: 240 })
    expect(told([is(250, 'ml', 1, 'cup')], 2, 'cup')).toMatchObject({ ml: 500 })
  })

  test('conversions based on it follow, whatever their order', () => {
    const said = [is(1, 'cup', 16, 'tbsp'), is(1, 'tbsp', 15, 'ml')]
    expect(told(said, 1, 'cup')).toMatchObject({ tbsp: 16, ml: 240 })
  })

  test('a kilogram stays a thousand grams', () => {
    expect(told([is(1, 'kg', 900, 'g')], 1, 'kg')).toMatchObject({ g: 1000 })
  })
})

describe('order', () => {
  test('the unit itself comes first, then units by conversions, then weights and measures', () => {
    expect(Object.keys(told([is(1, 'slice', 30, 'g', flour)], 100, 'g'))).toEqual(['g', 'slice', 'kg', 'oz'])
  })
})

const named = fc.constantFrom(...units.map(({ name }) => name))
const amount = fc.double({ min: 1e-3, max: 1e6, noNaN: true })
const anything = fc
  .tuple(amount, named, amount, named, fc.constantFrom(flour, null))
  .map(([much, of, other, those, food]) => is(much, of, other, those, food))

test('every unit that an amount converts to converts back', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 8 }), named, amount, (said, from, much) => {
      const kitchen = conversionGraphOf(units, said)
      const start = units.find(({ name }) => name === from)?.id ?? 0
      for (const there of kitchen.factorsFrom(flour, start)) {
        const back = kitchen.factorsFrom(flour, there.unit.id).find(({ unit: { id } }) => id === start)
        expect(back, there.unit.name).toBeDefined()
      }
      const [itself] = kitchen.factorsFrom(flour, start)
      expect(itself && applyFactor(itself, much)).toBeCloseTo(much, 6)
    }),
  )
})

test('without contradictions, converting there and back gives the same amount', () => {
  const sizes = fc.array(amount, { minLength: units.length, maxLength: units.length })
  const pairs = fc.array(fc.tuple(fc.nat(units.length - 1), fc.nat(units.length - 1)), { maxLength: 10 })
  const counted = units.map(({ id, name }) => unit(id, `${name} of something`))
  fc.assert(
    fc.property(sizes, pairs, amount, (size, said, much) => {
      const conversions = said.map(([a, b]) => ({
        food: flour,
        base_unit: counted[a]?.id ?? 0,
        base_amount: size[b] ?? 1,
        converted_unit: counted[b]?.id ?? 0,
        converted_amount: size[a] ?? 1,
      }))
      const kitchen = conversionGraphOf(counted, conversions)
      for (const there of kitchen.factorsFrom(flour, 1)) {
        const back = kitchen.factorsFrom(flour, there.unit.id).find(({ unit: { id } }) => id === 1)
        const again = back && applyFactor(back, applyFactor(there, much))
        expect((again ?? 0) / much).toBeCloseTo(1, 9)
      }
    }),
  )
})
