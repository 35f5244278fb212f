import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { findDoubles, type Named } from '#worker/modules/doubles/finder/find-doubles.ts'

const named = (...names: (string | [name: string, plural: string])[]): Named[] =>
  names.map((one, index) =>
    typeof one === 'string' ? { id: index + 1, name: one } : { id: index + 1, name: one[0], plural_name: one[1] },
  )
const found = (names: Named[], areUnits = false) =>
  findDoubles(names, { areUnits }).map(({ left, right, why, sure }) => [left.name, right.name, why, sure])

describe('foods and keywords are probably the same', () => {
  it.each([
    ['Äpfel', 'apfel'],
    ['crème fraîche', 'Creme Fraiche'],
    ['olive oil', 'Olive-Oil'],
    ['Tomate', 'Tomate(n)'],
  ])('surely, where case, accents or spacing differ: %s and %s', (a, b) =>
    expect(found(named(a, b))).toEqual([[a, b, 'same', true]]),
  )

  it.each([
    ['Tomate', 'Tomaten'],
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['bay leaf', 'bay leaves'],
    ['chicken breast', 'chicken breasts'],
    ['Zwiebel', 'Zwiebeln'],
    ['peach', 'peaches'],
  ])('surely, where one is the plural: %s and %s', (a, b) =>
    expect(found(named(a, b))).toEqual([[a, b, 'plural', true]]),
  )

  it('surely, where one has the other as its plural', () =>
    expect(found(named(['Ei', 'Eier'], 'eier'))).toEqual([['Ei', 'eier', 'plural', true]]))

  it.each([
    ['Ei', 'Eier', 'ending'],
    ['Nuss', 'Nüsse', 'ending'],
    ['canned tomatoes', 'tomatoes, canned', 'order'],
    ['tomato', 'tomatoe', 'spelling'],
    ['yogurt', 'yoghurt', 'spelling'],
    ['basil', 'bsail', 'spelling'],
    ['Worcestershire sauce', 'Worchestershyre sauce', 'spelling'],
  ])('perhaps: %s and %s', (a, b, why) => expect(found(named(a, b))).toEqual([[a, b, why, false]]))
})

describe('nothing is a double', () => {
  it.each([
    ['rice', 'ice'],
    ['2% milk', '3% milk'],
    ['pear', 'peas'],
    ['flour type 405', 'flour type 450'],
    ['white wine', 'white rice'],
    ['chocolate milk', 'milk chocolate'],
    ['lemon', 'melon'],
    ['Hühnerbrühe', 'Hühnerbrust'],
    ['glass', 'gla'],
    ['!', '?'],
  ])('%s and %s', (a, b) => expect(found(named(a, b))).toEqual([]))

  it('where somebody put one under the other, or said so', () => {
    const rows = named('tomato', 'tomatoes')
    expect(findDoubles(rows.map((row) => ({ ...row, parent: row.id - 1 })))).toEqual([])
    expect(findDoubles(rows, { distinct: [{ low: 1, high: 2 }] })).toEqual([])
  })
})

describe('units', () => {
  it.each([
    ['cup', 'c.', 'unit', false],
    ['g', 'Gramm', 'unit', false],
    ['pound', 'lb', 'unit', false],
    ['EL', 'Esslöffel', 'unit', false],
    ['cup', 'Cups', 'plural', true],
    ['tbsp', 'Tbsp.', 'same', true],
    ['cup', 'cup(s)', 'same', true],
    ['Zehe', 'Zehe/n', 'same', true],
    ['cup(s)', 'Cups', 'plural', true],
    ['EL', 'tbsp', 'unit', false],
    ['T.', 'c. à s.', 'unit', false],
    ['столовая ложка', 'Tablespoons', 'unit', false],
    ['gousse', 'Zehen', 'unit', false],
    ['Dose', 'can', 'unit', false],
    ['Glas', 'Gläser', 'unit', false],
    ['Tüte', 'Tüten', 'plural', true],
  ] as const)('%s and %s are one', (a, b, why, sure) => expect(found(named(a, b), true)).toEqual([[a, b, why, sure]]))

  it.each([
    ['T.', 't'],
    ['milliliter', 'millimeter'],
    ['EL', 'TL'],
    ['dash', 'splash'],
    ['c', 'cs'],
    ['T', 'tsp'],
    ['glass', 'bowl'],
    ['box', 'Becher'],
    ['Bund', 'Bunch of 5'],
  ])('%s and %s are two', (a, b) => expect(found(named(a, b), true)).toEqual([]))
})

describe('among many', () => {
  it('the surest come first, and a pair comes once', () => {
    const rows = named('tomatoe', 'Tomatoes', 'tomato', 'TOMATO ')
    expect(found(rows)).toEqual([
      ['tomato', 'TOMATO ', 'same', true],
      ['tomatoe', 'Tomatoes', 'plural', true],
      ['Tomatoes', 'tomato', 'plural', true],
      ['Tomatoes', 'TOMATO ', 'plural', true],
      ['tomatoe', 'tomato', 'spelling', false],
      ['tomatoe', 'TOMATO ', 'spelling', false],
    ])
  })

  it('ten thousand names are compared in seconds, also where they are all alike', () => {
    const letters = 'abcdefghijklmnopqrst'
    const rows = Array.from({ length: 10_000 }, (_, i) => {
      const word = [...String(i * 7919)].map((digit, at) => letters[(Number(digit) * 3 + at) % 20]).join('')
      return { id: i + 1, name: `${word}schokolade extra` }
    })
    const alike = Array.from({ length: 10_000 }, (_, i) => ({ id: i + 1, name: ' '.repeat(i % 3) + 'Same' }))
    const begun = performance.now()
    findDoubles(rows)
    expect(findDoubles(alike)).toHaveLength(9_999)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('thousands of long names are compared in the memory that a worker has', async () => {
    const worker = new Worker(new URL('./long-names.fixture.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 100 },
    })
    expect(await once(worker, 'exit')).toEqual([0])
  })
})
