import { sql } from 'drizzle-orm'
import { personJson, shownName } from '../../auth/person.ts'
import { invalid } from '../../kernel/errors.ts'
import { keyOf } from '../../kernel/names.ts'
import { query } from '../../kernel/query.ts'
import { personOf, type Context } from '../../kernel/context.ts'
import type { Answer } from '../../kernel/execute.ts'
import { directoryStore } from '../../kernel/storage.ts'
import { commit } from '../../kernel/store.ts'
import { CARRIER, carryNow, membersNow } from '../members/carry.ts'

/** Changes the asker's name, here and in every space that shows it. */
export async function rename(
  context: Context,
  { first_name, last_name }: { first_name?: string | undefined; last_name?: string | undefined },
): Promise<Answer> {
  const me = personOf(context)
  const name = { first_name: first_name ?? me.first_name, last_name: last_name ?? me.last_name }
  const body = { ...me, ...name, display_name: shownName({ ...me, ...name }) }
  if (name.first_name === me.first_name && name.last_name === me.last_name) return { status: 200, events: [], body }
  await refuseNamesake(context, body.display_name)
  const store = { ...directoryStore(context, 0, [CARRIER]), key: null }
  const { events, found } = await commit(
    store,
    [{ stream: `user:${me.id}`, expected: 'any', events: [{ type: 'user.renamed', data: { id: me.id, ...name } }] }],
    { now: membersNow(sql`m.user_id = ${me.id} AND m.deleted_with IS NULL`) },
    { status: 200, location: null },
  )
  store.announce(events)
  await carryNow(context, 'changed', found.now, events)
  return { status: 200, events, body }
}

/** Nobody is shown as somebody else whom they share a space with. */
async function refuseNamesake(context: Context, name: string): Promise<void> {
  const me = personOf(context).id
  const { taken } = await context.directory.read({
    taken: query(sql`SELECT 1 FROM membership mine
      JOIN membership other ON other.space_id = mine.space_id AND other.user_id <> ${me} AND other.deleted_with IS NULL
      JOIN user u ON u.id = other.user_id
      WHERE mine.user_id = ${me} AND mine.deleted_with IS NULL AND (u.username = ${keyOf(name)}
        OR lower(${personJson} ->> 'display_name') = lower(${name})) LIMIT 1`),
  })
  if (taken[0]) throw invalid({ first_name: ['Somebody you share a space with has this name.'] }, 'auth.name_taken')
}
