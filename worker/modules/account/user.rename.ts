import { sql } from 'drizzle-orm'
import { shownName } from '../../auth/person.ts'
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
