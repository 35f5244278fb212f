import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { creatable, operations } from './document.ts'
import { variants } from './list.variants.ts'
import { gathered } from './roles.people.ts'
import { findParts, seedThings, keyOf, requestOf, restore, spends } from './roles.things.ts'
import { bindingsOfTrigger } from './statements/bindings.ts'
import { isCrossing } from './statements/crossing.ts'
import { observed } from './statements/observed.ts'
import { openedBy } from './statements/opened.ts'

afterEach(() => {
  observed().space = undefined
})

/** Calls about more than the active space. */
const BEYOND = /^\w+ space\b/

it('every statement of every call is bound to the space of the asker', { timeout: 240_000 }, async () => {
  const people = await gathered()
  const things = await seedThings(people, await creatable())
  const { owner, creator, super: operator } = people.as
  const late = (await operations()).toSorted((a, b) => Number(spends(a)) - Number(spends(b)))
  for (const operation of late) {
    const kind = /^\/(?:api\/)?([\w-]+)/.exec(operation.path)?.[1] ?? ''
    if (/^\/api\/(step|ingredient)\//.test(operation.path)) await findParts(people, things)
    for (const person of [owner, creator, operator]) {
      const { target, body } = requestOf(operation, kind, people, things)
      observed().space = BEYOND.test(keyOf(operation)) ? undefined : people.space
      const answer = await person.call(operation.method, target, body)
      observed().space = undefined
      if (answer.status === 403) continue
      if (spends(operation) && answer.ok) await restore(people, things, kind, answer)
      break
    }
  }
  observed().space = people.space
  for (const path of variants(things.made, new Date().toISOString().slice(0, 10))) {
    expect((await owner.call('GET', path)).status, path).toBe(200)
  }
  expect(observed().faults).toEqual([])
  expect(observed().seen.size).toBeGreaterThan(400)
})

it('the statement parser finds every table that SQLite opens', async () => {
  const opened = await openedBy(env.SPACES_00, observed().seen)
  expect([...opened.values()].flat().length).toBeGreaterThan(1000)
  const triggered = new Set(['recipe_tally', 'sqlite_sequence'])
  const missed = [...opened].flatMap(([statement, tables]) => {
    const bindings = observed().statements.bindings(statement)
    if (isCrossing(statement) || typeof bindings === 'string') return []
    const read = new Set(bindings.map(({ table }) => table))
    const more = tables.filter((table) => !read.has(table) && !triggered.has(table))
    return more.length > 0 ? [`${more.join(', ')} in ${statement}`] : []
  })
  expect(missed).toEqual([])
})

it('triggers stay in the space of their row', async () => {
  const { results } = await env.SPACES_00.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'trigger'`).all<{
    sql: string
  }>()
  const bindings = results.flatMap(({ sql }) => bindingsOfTrigger(sql, observed().statements.schema))
  expect(bindings.length).toBeGreaterThan(3)
  expect(bindings.filter(({ space }) => space === null)).toEqual([])
})

it('every unique index includes the space', async () => {
  const { results } = await env.SPACES_00.prepare(
    `WITH own AS MATERIALIZED (SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf*'),
      unique_index AS MATERIALIZED (SELECT own.name AS "table", i.name FROM own CROSS JOIN pragma_index_list(own.name) i WHERE i."unique")
      SELECT "table", u.name, group_concat(c.name) AS columns
      FROM unique_index u CROSS JOIN pragma_index_info(u.name) c GROUP BY 1, 2`,
  ).all<{ table: string; name: string; columns: string }>()
  expect(results.length).toBeGreaterThan(50)
  const apart = results.filter(({ table, columns }) => {
    const isOfSpaces = observed().statements.schema.get(table)?.has('space_id')
    return isOfSpaces && !columns.split(',').includes('space_id')
  })
  expect(apart).toEqual([])
})
