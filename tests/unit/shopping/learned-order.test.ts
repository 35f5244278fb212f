import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { learnOrder } from '#worker/modules/shopping/way/learn-order.ts'
import { splitShops, type Tick } from '#worker/modules/shopping/way/split-shops.ts'
import { tickedAt } from '#worker/modules/shopping/way/ticked-at.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ascending = (a: number, b: number) => a - b

/** A visit on a day: two things of each category, a minute apart. */
const walk = (day: number, categories: readonly number[]): Tick[] =>
  categories.flatMap((category, place) =>
    [0, 30_000].map((more) => ({ at: day * DAY + 2 * place * MINUTE + more, category })),
  )
const walks = (times: number, categories: readonly number[], from = 1) =>
  Array.from({ length: times }, (_, day) => walk(from + day, categories)).flat()

describe('what counts as a shop', () => {
  it('ends where nothing is ticked off for three quarters of an hour', () =>
    expect(splitShops([...walk(1, [1, 2, 3]), ...walk(1.1, [1, 2, 3])])).toHaveLength(2))

  it('is more than a few things, of more than two aisles', () => {
    expect(splitShops(walk(1, [1, 2]))).toEqual([])
    expect(splitShops([1, 2, 3].map((category, place) => ({ at: place * 3 * MINUTE, category })))).toEqual([])
  })

  it('is no list that was ticked off at once, at home', () =>
    expect(splitShops(walk(1, [1, 2, 3, 4]).map(({ category }, place) => ({ at: place * 1000, category })))).toEqual(
      [],
    ))

  it('is the same in whichever order the ticks come', () => {
    const ticks = walks(3, [3, 1, 2])
    expect(splitShops(ticks.toReversed())).toEqual(splitShops(ticks))
  })
})

describe('the order that is learned', () => {
  it('is the way that was walked three times, and says the surest pair that stood otherwise', () => {
    const learned = learnOrder(walks(3, [3, 2, 1]), [1, 2, 3])
    expect(learned).toMatchObject({ shops: 3, order: [3, 2, 1], pass: { shops: 3, of: 3 } })
  })

  it('is the present one after two shops: once is chance, twice may be', () =>
    expect(learnOrder(walks(2, [3, 2, 1]), [1, 2, 3])).toEqual({ shops: 2, order: [1, 2, 3], pass: null }))

  it('is not turned by one visit the other way round', () =>
    expect(learnOrder([...walks(4, [3, 2, 1]), ...walk(9, [1, 2, 3])], [1, 2, 3]).order).toEqual([3, 2, 1]))

  it('is found in no time in a supermarket of forty aisles', () => {
    const aisles = Array.from({ length: 40 }, (_, place) => place + 1)
    expect(learnOrder(walks(4, aisles), aisles.toReversed()).order).toEqual(aisles)
  })

  it('does not follow a household that goes now this way, now that', () =>
    expect(learnOrder([...walks(3, [3, 2, 1]), ...walks(3, [1, 2, 3], 5)], [1, 2, 3]).pass).toBeNull())

  it('is not turned by one thing that was forgotten and fetched at the end', () => {
    const forgotful = walks(3, [2, 1, 3]).concat([1, 2, 3].map((day) => ({ at: day * DAY + 9 * MINUTE, category: 2 })))
    expect(learnOrder(forgotful, [1, 2, 3]).order).toEqual([2, 1, 3])
  })

  it('moves nothing that nobody came by', () =>
    expect(learnOrder(walks(3, [4, 1, 3]), [9, 1, 8, 3, 4, 7]).order).toEqual([9, 4, 1, 8, 3, 7]))

  const present = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 12 })
  const shops = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 10 }), { maxLength: 8 })
  const ticksOf = (ways: readonly number[][]) => ways.flatMap((way, day) => walk(day + 1, way))

  it('has every aisle once, whatever was ticked off', () =>
    fc.assert(
      fc.property(present, shops, (now, ways) => {
        const { order } = learnOrder(ticksOf(ways), now)
        expect(order.toSorted(ascending)).toEqual(now.toSorted(ascending))
      }),
    ))

  it('has nothing more to say once it was taken over', () =>
    fc.assert(
      fc.property(present, shops, (now, ways) => {
        const { order } = learnOrder(ticksOf(ways), now)
        expect(learnOrder(ticksOf(ways), order)).toMatchObject({ order, pass: null })
      }),
    ))

  it('changes exactly where there is a pair to name', () =>
    fc.assert(
      fc.property(present, shops, (now, ways) => {
        const { order, pass } = learnOrder(ticksOf(ways), now)
        expect(pass === null).toBe(order.join() === now.join())
      }),
    ))

  it('is the way that everybody always walks, however it stood before', () =>
    fc.assert(
      fc.property(present, fc.integer({ min: 3, max: 6 }), (way, times) => {
        const now = way.toSorted(ascending)
        expect(learnOrder(walks(times, way), now).order).toEqual(way)
      }),
    ))
})

describe('when a thing was ticked off', () => {
  const now = '2026-11-27T10:00:00.000Z'
  it('is what a phone says that had no network for a while', () =>
    expect(tickedAt('2026-11-27T09:20:00.000Z', now)).toBe('2026-11-27T09:20:00.000Z'))
  it.each([null, undefined, 'soon', '2026-11-27T10:00:01.000Z', '2026-11-25T10:00:00.000Z'])(
    'is now where a clock cannot be right: %s',
    (said) => expect(tickedAt(said, now)).toBeUndefined(),
  )
})
