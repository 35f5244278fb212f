import { expect, it } from 'vitest'
import { compile } from '#worker/kernel/sql/compile.ts'
import { mergeBulkWrites } from '#worker/kernel/sql/merge-bulk-writes.ts'
import { project } from '#worker/registry.ts'

const event = (type: string, data: { id: number; name?: string; patch?: object }, version: number) => ({
  type,
  data,
  space: 1,
  stream: `${type.split('.')[0]}:${data.id}`,
  version,
  actor: { user: 1 },
  at: '2026-11-27T00:00:00.000Z',
})

const statementsOn = (table: string, events: ReturnType<typeof event>[]) =>
  mergeBulkWrites(events.flatMap(project))
    .map((one) => compile(one).sql.trim())
    .flatMap((sql) => new RegExp(`^(INSERT|UPDATE)(?: OR ABORT INTO)? "${table}"`).exec(sql)?.slice(1) ?? [])

it('a row that takes the name of a deleted row is written after the deletion, and rows deleted together are one statement', () => {
  const all = [
    event('unit.created', { id: 1, name: 'cup' }, 1),
    event('unit.deleted', { id: 1 }, 2),
    event('unit.created', { id: 2, name: 'cup' }, 1),
    event('unit.created', { id: 3, name: 'pint' }, 1),
    event('unit.deleted', { id: 2 }, 2),
    event('unit.deleted', { id: 3 }, 2),
  ]
  expect(statementsOn('unit', all)).toEqual(['INSERT', 'UPDATE', 'INSERT', 'UPDATE'])
})

it('a row that takes a name another row gave up is written after that row', () => {
  const made = (id: number, name: string) => event('food.created', { id, name }, 1)
  const renamed = (id: number, name: string) => event('food.changed', { id, patch: { name } }, 2)
  expect(statementsOn('food', [made(1, 'milk'), renamed(1, 'whole milk'), made(2, 'milk')])).toEqual([
    'INSERT',
    'UPDATE',
    'INSERT',
  ])
  expect(statementsOn('food', [made(1, 'a'), made(2, 'b'), renamed(2, 'c'), renamed(1, 'b')])).toEqual([
    'INSERT',
    'UPDATE',
    'UPDATE',
  ])
})

it('the recipes and foods of one command are deleted and restored in a few statements', () => {
  const all = (what: string) => [
    ...Array.from({ length: 100 }, (_, id) => event(`recipe.${what}`, { id: id + 1 }, 2)),
    ...Array.from({ length: 100 }, (_, id) => event(`meal-plan.${what}`, { id: id + 1 }, 2)),
    ...['food', 'unit', 'keyword'].flatMap((kind) =>
      Array.from({ length: 1000 }, (_, id) => event(`${kind}.${what}`, { id: id + 1 }, 2)),
    ),
  ]
  for (const what of ['deleted', 'restored']) {
    expect(mergeBulkWrites(all(what).flatMap(project)).length, what).toBeLessThan(30)
  }
})
