import { sql } from 'drizzle-orm'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { parse } from '#worker/kernel/http/read-body.ts'
import { bulkCheck } from '#worker/modules/shopping/entries/bulk.contract.ts'
import { checkEntries } from '#worker/modules/shopping/entries/check-entries.ts'
import { isEntryVisible } from '#worker/modules/shopping/entries/entry.rows.ts'
import type { HookInput } from '../hook-input.read.ts'
import { nothingSaid, told, type Act } from './act.ts'
import { readTyped } from './read-typed.ts'

/** Ticks off what is open of the things that are named. */
export const tickOff: Act = async (context, { lines, fields }) => {
  const things = await readTyped(context, lines)
  const ids = idsIn(fields)
  if (things.length + ids.length === 0) throw nothingSaid('Say what to tick off, as in {"text": "flour"}.')
  const { open } = await spaceOf(context).read({
    open: openEntries(
      context,
      things.flatMap(({ name, text }) => [nameKey(name), nameKey(text)]),
      ids,
    ),
  })
  // A repeated call finds nothing open any more, and is answered as the first one was.
  if (open.length === 0 && context.idempotencyKey === null) throw nothingOpen(things.map(({ name }) => name))
  const body = parse(bulkCheck, { ids: open.map(({ id }) => id), checked: true })
  const done = await checkEntries(context, body)
  const isRepeated = done.command !== undefined
  if (open.length === 0 && !isRepeated) throw nothingOpen(things.map(({ name }) => name))
  const message = isRepeated ? 'This was ticked off before.' : `Ticked off: ${namesOf(open)}.`
  return told({ kind: 'shopping-list-entry', things: isRepeated ? [] : open, message }, [done])
}

const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)

const idsIn = ({ id, ids }: HookInput['fields']): number[] =>
  [id, ids].flat().flatMap((one) => (/^\d{1,9}$/.test(String(one)) ? [Number(one)] : []))

const openEntries = (context: Context, keys: readonly string[], ids: readonly number[]) => {
  const { space } = membershipOf(context)
  const named = (column: 'name_key' | 'plural_key') => sql`SELECT f.id FROM ${jsonEach(keys)} w CROSS JOIN food f
    ON f.space_id = ${space} AND f.${sql.identifier(column)} = w.value AND f.deleted_with IS NULL`
  return query<{ id: number; name: string }>(sql`SELECT shopping_list_entry.id,
      coalesce((SELECT f.name FROM food f WHERE f.space_id = ${space} AND f.id = shopping_list_entry.food), '') AS name
    FROM shopping_list_entry WHERE ${isEntryVisible(context)} AND deleted_with IS NULL AND NOT checked
      AND (food IN (${named('name_key')} UNION ${named('plural_key')})
        OR id IN (SELECT value FROM ${jsonEach(ids)})) ORDER BY id LIMIT 200`)
}

const namesOf = (rows: readonly { name: string }[]) => [...new Set(rows.map(({ name }) => name))].join(', ')

const nothingOpen = (names: readonly string[]) =>
  new Problem('inbound-hook.nothing_open', 404, {
    detail: `Nothing that is open on the shopping list is called ${names.map((name) => `“${name}”`).join(' or ') || 'so'}.`,
  })
