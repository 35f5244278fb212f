import { integer } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { compile } from '#worker/kernel/sql/compile.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { resource } from '#worker/kernel/contract/contract.ts'
import type { Definition } from '#worker/kernel/resource/definition.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { effectQueries } from '#worker/kernel/resource/references/reference.effects.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { registerResources } from '#worker/kernel/resource/references/referrers.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

const roles = { read: 'user', write: 'user' } as const
const cheese: Definition = {
  // The table has no column for `instead`, as where a module stores a reference elsewhere.
  contract: resource({
    name: 'cheese',
    title: 'Cheese',
    fields: z.object({ instead: refersTo('cheese', z.array(idRefSchema())) }),
    roles,
  }),
  table: readTable('cheese', {}),
  rules: {},
  servedVerbs: [],
}
const rind = defineResource(
  resource({
    name: 'rind',
    title: 'Rind',
    fields: z.object({ cheese: refersTo('cheese', idRefSchema(), { onDelete: 'cascade', onMerge: 'follow' }) }),
    roles,
  }),
  readTable('rind', { cheese: integer().notNull() }),
)
const mould = defineResource(
  resource({
    name: 'mould',
    title: 'Mould',
    fields: z.object({ rind: refersTo('rind', idRefSchema(), { onDelete: 'refuse' }) }),
    roles,
  }),
  readTable('mould', { rind: integer().notNull() }),
)
registerResources([cheese, rind, mould])

const asked = { space: 1, id: 5, context: {} as Context }
const tablesOf = (preview: 'protecting' | 'cascading' | 'nulling') =>
  effectQueries(cheese, preview, asked).map((part) => /FROM "(\w+)"/.exec(compile(part).sql)?.[1])

it('a preview lists rows that go along and rows that refuse, also indirectly, and skips references without a rule', () => {
  expect(tablesOf('cascading')).toEqual(['rind'])
  expect(tablesOf('protecting')).toEqual(['mould'])
  expect(tablesOf('nulling')).toEqual([])
})
