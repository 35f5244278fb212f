import { sql } from 'drizzle-orm'
import { systemContext } from '../../auth/system.context.ts'
import type { Effort } from '../../kernel/log/erase/effort.ts'
import { redactLog } from '../../kernel/log/erase/log.erase.ts'
import { emptySpace } from '../../kernel/log/erase/rows.erase.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { query } from '../../kernel/sql/query.ts'
import { storeOn } from '../../kernel/log/storage.ts'
import { commit } from '../../kernel/log/store.ts'
import { sendMail, sendsMail } from '../../mail/mail.send.ts'
import { emptyFiles } from '../files/space.objects.ts'
import { goneMail } from '../spaces/deletion/deletion.mail.ts'

/** A space that the directory knows no more. */
export interface Unfinished {
  space: number
  shard: string
  name: string
  created_by: number
}

/**
 * Goes on with what is left of a space, as far as the effort reaches. Every step may be done twice, so that a run which stops
 * anywhere is taken up by the next. The log comes first: a replay would build again what it still tells of.
 */
export async function finishErasure(
  modules: readonly Module[],
  { env, at, effort }: { env: Env; at: string; effort: Effort },
  { space, shard, name, created_by }: Unfinished,
): Promise<void> {
  const context = systemContext(env, at)
  const db = context.spaceDatabase(shard)
  const texts = modules.flatMap((one) => one.texts ?? [])
  if (!(await redactLog(db, space, effort))) return
  if (!(await emptySpace(db, space, texts, effort))) return
  if (!(await emptyFiles(env, space, effort))) return
  const store = { ...storeOn(context, db, space), actor: { user: null, system: 'erasure' } }
  const { told } = await db.read({
    told: query(sql`SELECT 1 FROM event WHERE space_id = ${space} AND type = 'space.emptied'`),
  })
  if (!told[0]) {
    const emptied = { type: 'space.emptied', data: {} }
    const append = { stream: `space:${space}`, expected: 'any' as const, events: [emptied] }
    await commit(store, [append], {}, { status: 200, location: null })
  }
  await tell(env, context.directory, { name, created_by })
  await context.directory.batch([sql`DELETE FROM erasure WHERE space_id = ${space}`])
  await context.settled()
}

/** Tells who made the space, unless their account goes too. A mail that cannot be sent keeps nothing from ending. */
async function tell(
  env: Env,
  directory: ReturnType<typeof systemContext>['directory'],
  { name: space, created_by }: Pick<Unfinished, 'name' | 'created_by'>,
): Promise<void> {
  if (!sendsMail(env)) return
  const { people } = await directory.read({
    people: query<{ to: string; name: string; language: 'en' | 'de' }>(
      sql`SELECT email AS "to", name, iif(language = 'de', 'de', 'en') AS language FROM user
        WHERE id = ${created_by} AND erase_at IS NULL`,
    ),
  })
  for (const person of people) {
    await sendMail(env, goneMail({ ...person, space })).catch((error: unknown) =>
      console.warn(`the mail that space ${space} is gone was not sent`, error),
    )
  }
}
