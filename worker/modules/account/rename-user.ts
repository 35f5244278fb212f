import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import { personJson, displayName, usernameSql, type NamedPerson } from '#worker/auth/display-name.ts'
import { personOf, type Context, type Person } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { guardThat, type Guard } from '#worker/kernel/log/guard.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { REPLICATION_REACTOR, replicateNow, currentMembers } from '#worker/modules/members/replicate-members.ts'

export interface PersonName {
  first_name: string
  last_name: string
}

export async function renameUser(
  context: Context,
  { first_name, last_name }: { [field in keyof PersonName]?: string | undefined },
): Promise<Answer<Person>> {
  const me = personOf(context)
  const wanted = { first_name: first_name ?? me.first_name, last_name: last_name ?? me.last_name }
  const body = { ...me, ...wanted, display_name: displayName({ ...me, ...wanted }) }
  if (wanted.first_name === me.first_name && wanted.last_name === me.last_name) return answer(body)
  const store: Store = { ...directoryStore(context, 0, [REPLICATION_REACTOR]), idempotencyKey: null }
  const load = { was: currentName(me.id), namesake: sameNamedPerson(me.id, body.display_name) }
  const done = await execute(store, load, ({ was: [was], namesake: [taken] }) => {
    if (!was) throw notFound()
    if (taken) throw personNameTaken()
    return outcome({
      appends: [{ stream: `user:${me.id}`, expected: 'any', events: [userRenamedEvent(me.id, was, wanted)] }],
      requires: [nameUnchanged(me.id, was)],
      answer: { now: currentMembers(sql`m.user_id = ${me.id} AND m.deleted_with IS NULL`) },
      respond: ({ now }) => now,
    })
  })
  await replicateNow(context, 'changed', done.body, done.events)
  return { ...done, body }
}

/** Carries the old name too: the name from signing up is in no log. */
export const userRenamedEvent = (id: number, { first_name, last_name }: PersonName, wanted: PersonName) => ({
  type: 'user.renamed',
  data: { id, first_name: wanted.first_name, last_name: wanted.last_name, before: { first_name, last_name } },
})

export const currentName = (user: number) =>
  query<NamedPerson>(sql`SELECT first_name, last_name, ${usernameSql} AS username FROM user u WHERE id = ${user}`)

/** Users of all spaces share one partition of the log, so the guard compares this user's row. */
export const nameUnchanged = (user: number, { first_name, last_name }: PersonName): Guard =>
  guardThat(
    sql`EXISTS (SELECT 1 FROM user WHERE id = ${user} AND first_name = ${first_name} AND last_name = ${last_name})`,
  )

/** Finds that name among people who share a space with the asker, where names must differ. */
export const sameNamedPerson = (me: number, name: string) =>
  query(sql`SELECT 1 FROM membership mine
    JOIN membership other ON other.space_id = mine.space_id AND other.user_id <> ${me} AND other.deleted_with IS NULL
    JOIN user u ON u.id = other.user_id
    WHERE mine.user_id = ${me} AND mine.deleted_with IS NULL AND (u.username = ${nameKey(name)}
      OR lower(${personJson} ->> 'display_name') = lower(${name})) LIMIT 1`)

export const personNameTaken = () =>
  invalid({ first_name: ['Somebody you share a space with has this name.'] }, 'auth.name_taken')
