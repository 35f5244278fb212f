import { sql } from 'drizzle-orm'
import { shownName } from '../../auth/person.ts'
import { personOf, type Context } from '../../kernel/context.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { directoryStore } from '../../kernel/storage.ts'
import { carry, membersNow } from '../members/carry.ts'

/** Changes the asker's name, here and in every space that shows it. */
export async function rename(
  context: Context,
  { first_name, last_name }: { first_name?: string | undefined; last_name?: string | undefined },
): Promise<Answer> {
  const me = personOf(context)
  const name = { first_name: first_name ?? me.first_name, last_name: last_name ?? me.last_name }
  const same = name.first_name === me.first_name && name.last_name === me.last_name
  const events = same ? [] : [{ type: 'user.renamed', data: { id: me.id, ...name } }]
  const answer = await execute({ ...directoryStore(context), command: null }, {}, () =>
    outcome({
      appends: [{ stream: `user:${me.id}`, expected: 'any', events }],
      answer: { now: membersNow(sql`m.user_id = ${me.id} AND m.deleted_with IS NULL`) },
      respond: ({ now }) => now,
    }),
  )
  const seq = answer.events[0]?.seq
  if (seq !== undefined) await carry(context, 'changed', answer.body, seq)
  return { ...answer, body: { ...me, ...name, display_name: shownName({ ...me, ...name }) } }
}
