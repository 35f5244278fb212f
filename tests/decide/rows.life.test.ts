import { expect, it } from 'vitest'
import { compile } from '#worker/kernel/compile.ts'
import { joinRows } from '#worker/kernel/rows.join.ts'
import { project } from '#worker/registry.ts'

const event = (type: string, data: { id: number }, version: number) => ({
  type,
  data,
  space: 1,
  stream: `unit:${data.id}`,
  version,
  actor: { user: 1 },
  at: '2026-11-27T00:00:00.000Z',
})

it('whoever takes the name of what went comes after it went, and what goes together is one statement', () => {
  const all = [
    event('unit.created', { id: 1, name: 'cup' } as { id: number }, 1),
    event('unit.deleted', { id: 1 }, 2),
    event('unit.created', { id: 2, name: 'cup' } as { id: number }, 1),
    event('unit.created', { id: 3, name: 'pint' } as { id: number }, 1),
    event('unit.deleted', { id: 2 }, 2),
    event('unit.deleted', { id: 3 }, 2),
  ]
  const statements = joinRows(all.flatMap(project))
    .map((one) => compile(one).sql.trim())
    .flatMap((sql) => /^(INSERT|UPDATE)(?: OR ABORT INTO)? "unit"/.exec(sql)?.slice(1) ?? [])
  expect(statements).toEqual(['INSERT', 'UPDATE', 'INSERT', 'UPDATE'])
})
