import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, personOf, stands, type Context } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { each } from '../../kernel/sql.ts'
import { directoryStore, spaceStore } from '../../kernel/storage.ts'
import { commit } from '../../kernel/store.ts'
import { visibleFile } from '../files/file.visible.ts'
import {
  generalFields,
  hereFields,
  preferenceDefaults,
  preferenceOf,
  type preferencePatch,
} from './preference.contract.ts'
import { preferenceHere } from './preference.here.ts'

type Patch = z.output<typeof preferencePatch>

/** Saves what a person sets everywhere. Patches of different fields never conflict, so nothing is read first. */
export async function changeGeneral(context: Context, body: Patch): Promise<Record<string, unknown>> {
  const user = personOf(context).id
  const stored = context.identity?.preference ?? {}
  const before = preferenceOf(stored)
  const changed = generalFields.filter((name) => body[name] !== undefined && body[name] !== before[name])
  if (changed.length === 0) return stored
  const patch = Object.fromEntries(
    changed.map((name) => [name, body[name] === preferenceDefaults[name] ? null : body[name]]),
  )
  const store = { ...directoryStore(context), key: null }
  const events = [{ type: 'preference.changed', data: { user, patch } }]
  const written = await commit(
    store,
    [{ stream: `preference:${user}`, expected: 'any', events }],
    {},
    { status: 200, location: null },
  )
  store.announce(written.events)
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, body[name]])) }
}

/** Saves what a person sets for the space they are in, which names people and meals of that space. */
export async function changeHere(context: Context, body: Patch) {
  const user = personOf(context).id
  const { space, shard } = membershipOf(context)
  const answer = { here: preferenceHere(context, user) }
  const given = hereFields.filter((name) => body[name] !== undefined)
  if (given.length === 0) return (await context.spaceDatabase(shard).read(answer)).here[0]
  const people = [...new Set([...(body.plan_share ?? []), ...(body.shopping_share ?? [])])]
  const load = {
    ...answer,
    meal: query(
      sql`SELECT 1 FROM meal_type WHERE space_id = ${space} AND id = ${body.default_meal_type ?? null} AND deleted_with IS NULL`,
    ),
    // What somebody shows as their picture everybody may open, so it must be theirs to open.
    picture: query(
      sql`SELECT 1 FROM user_file WHERE space_id = ${space} AND id = ${body.image ?? null} AND deleted_with IS NULL
        AND substr(type, 1, 6) = 'image/' AND (created_by = ${user} OR (${stands(context, 'user')} AND ${visibleFile(context)}))`,
    ),
    strangers: query<{ id: number }>(sql`SELECT value AS id FROM ${each(people)}
      WHERE value NOT IN (SELECT user_id FROM member WHERE space_id = ${space} AND NOT gone)`),
  }
  const { body: here } = await execute(
    { ...spaceStore(context), key: null },
    load,
    ({ here: [before], meal, picture, strangers }) => {
      if (typeof body.default_meal_type === 'number' && !meal[0])
        throw unknown('default_meal_type', body.default_meal_type)
      if (typeof body.image === 'number' && !picture[0]) throw unknown('image', body.image)
      for (const { id } of strangers) throw unknown(body.plan_share?.includes(id) ? 'plan_share' : 'shopping_share', id)
      const patch = Object.fromEntries(
        given
          .map((name) => [name, Array.isArray(before?.[name]) ? (body[name] ?? []) : body[name]] as const)
          .filter(([name, value]) => JSON.stringify(idsOf(before?.[name])) !== JSON.stringify(value)),
      )
      const events = Object.keys(patch).length === 0 ? [] : [{ type: 'member.preferred', data: { user, patch } }]
      return outcome({
        appends: [{ stream: `member:${user}`, expected: 'any', events }],
        answer,
        respond: (after) => after.here[0],
      })
    },
  )
  return here
}

const unknown = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')

const idsOf = (shown: { id: number } | { id: number }[] | null | undefined) =>
  Array.isArray(shown) ? shown.map(({ id }) => id) : (shown?.id ?? null)
