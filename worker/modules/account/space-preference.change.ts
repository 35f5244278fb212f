import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { query, type QueryResults, type Row } from '#worker/kernel/sql/query.ts'
import { eventsOfStreams, previousValues } from '#worker/kernel/resource/previous-values.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'
import { spacePreferenceFields, type preferencePatch } from './preference.contract.ts'
import { spacePreference } from './space-preference.ts'

type Patch = z.output<typeof preferencePatch>

export async function changeSpacePreference(context: Context, body: Patch) {
  const user = personOf(context).id
  const { shard } = membershipOf(context)
  const answer = { here: spacePreference(context, user) }
  const given = spacePreferenceFields.filter((name) => body[name] !== undefined)
  if (given.length === 0) {
    return { events: [], here: (await context.spaceDatabase(shard).read(answer)).here[0] }
  }
  const { events, body: here } = await execute(
    { ...spaceStore(context), idempotencyKey: null },
    { ...answer, ...referencedRows(context, body) },
    ({ here: [before], ...named }) => {
      refuseUnknownReferences(body, named)
      const patch = Object.fromEntries(
        given
          .map((name) => [name, Array.isArray(before?.[name]) ? (body[name] ?? []) : body[name]] as const)
          .filter(([name, value]) => JSON.stringify(idsOf(before?.[name])) !== JSON.stringify(value)),
      )
      return outcome({ appends: [preferenceAppend(user, patch)], answer, respond: (after) => after.here[0] })
    },
  )
  return { events, here }
}

/** Restores the previous settings, except references whose rows are gone. */
export const undoSpacePreference: Undoer = (events, { context, store }) => {
  const user = personOf(context).id
  const stream = `member:${user}`
  if (events.some((event) => event.stream !== stream)) throw notFound()
  return reversal({ log: eventsOfStreams(store.space, [stream]) }, async ({ log }) => {
    const patch = previousValues(log, events, { valuesOf, defaultOf: (name) => (name.endsWith('_share') ? [] : null) })
    const body: Patch = patch
    refuseUnknownReferences(body, await store.db.read(referencedRows(context, body)))
    return { appends: [preferenceAppend(user, patch)], respond: () => patch }
  })
}

const valuesOf = ({ type, data }: Logged): Row => (type === 'member.preferred' ? (data as { patch: Row }).patch : {})

const preferenceAppend = (user: number, patch: Row) => ({
  stream: `member:${user}`,
  expected: 'any' as const,
  events: Object.keys(patch).length === 0 ? [] : [{ type: 'member.preferred', data: { user, patch } }],
})

const referencedRows = (context: Context, body: Patch) => {
  const { space } = membershipOf(context)
  const people = [...new Set([...(body.plan_share ?? []), ...(body.shopping_share ?? [])])]
  return {
    meal: query(
      sql`SELECT 1 FROM meal_type WHERE space_id = ${space} AND id = ${body.default_meal_type ?? null} AND deleted_with IS NULL`,
    ),
    // Every member may open a profile picture, so the asker must be allowed to open the file.
    picture: query(
      sql`SELECT 1 FROM user_file WHERE space_id = ${space} AND id = ${body.image ?? null} AND deleted_with IS NULL
        AND substr(type, 1, 6) = 'image/' AND (created_by = ${personOf(context).id}
          OR (${hasLevel(context, 'user')} AND ${visibleFile(context)}))`,
    ),
    strangers: query<{ id: number }>(sql`SELECT value AS id FROM ${jsonEach(people)}
      WHERE value NOT IN (SELECT user_id FROM member WHERE space_id = ${space} AND NOT gone)`),
  }
}

function refuseUnknownReferences(
  body: Patch,
  { meal, picture, strangers }: QueryResults<ReturnType<typeof referencedRows>>,
): void {
  if (typeof body.default_meal_type === 'number' && !meal[0])
    throw unknownReference('default_meal_type', body.default_meal_type)
  if (typeof body.image === 'number' && !picture[0]) throw unknownReference('image', body.image)
  for (const { id } of strangers)
    throw unknownReference(body.plan_share?.includes(id) ? 'plan_share' : 'shopping_share', id)
}

const unknownReference = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')

const idsOf = (shown: { id: number } | { id: number }[] | null | undefined) =>
  Array.isArray(shown) ? shown.map(({ id }) => id) : (shown?.id ?? null)
