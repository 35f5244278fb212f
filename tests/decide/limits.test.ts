import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { compile } from '#worker/kernel/sql/compile.ts'
import { splitEvents } from '#worker/kernel/log/split-events.ts'
import { withinLimits } from '#worker/kernel/sql/within-limits.ts'

it('a value of more than two megabytes is refused as too large, counted in bytes', () => {
  const said = (text: string) => () => withinLimits(compile(sql`SELECT ${text}`))
  expect(said('x'.repeat(2_000_000))).not.toThrow()
  expect(said('x'.repeat(2_000_001))).toThrow(expect.objectContaining({ code: 'request.too_large', status: 413 }))
  expect(said('漢'.repeat(700_000))).toThrow(expect.objectContaining({ code: 'request.too_large' }))
})

it('a statement of more than a hundred values or a hundred kilobytes is refused', () => {
  const values = (n: number) =>
    sql.join(
      Array.from({ length: n }, (_, i) => sql`${i}`),
      sql`, `,
    )
  expect(() => withinLimits(compile(sql`SELECT ${values(100)}`))).not.toThrow()
  expect(() => withinLimits(compile(sql`SELECT ${values(101)}`))).toThrow('101 values')
  expect(() => withinLimits(compile(sql`SELECT ${sql.raw(`'${'x'.repeat(100_001)}'`)}`))).toThrow('bytes')
})

it('events that are too many for one value are split, and each part numbers its events from the start', () => {
  const text = 'x'.repeat(250_000)
  const any = (offset: number) => ({ stream: 'a', offset, text })
  const lists = splitEvents([any(1), { stream: 'b', offset: null, text }, any(2), any(3)])
  expect(lists.map((list) => list.map(({ offset }) => offset))).toEqual([
    [1, null],
    [1, 2],
  ])
  expect(splitEvents([])).toEqual([])
})
