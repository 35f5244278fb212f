import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { signUpPerson } from './create-browser.ts'
import { makeUser, personWithToken, tokenFor, type TestPerson } from './fixture.ts'

/** The first moment at which a deletion requested now may run. */
export const afterGracePeriod = () => new Date(Date.now() + 14 * 86_400_000 + 60_000).toISOString()

export async function createOwnerHome(language = 'en') {
  const owner = await signUpPerson(language)
  const { user, space } = await owner.page.get<{ user: { id: number }; space: { id: number } }>('/api/session/')
  const shard = await env.DIRECTORY.prepare('SELECT shard FROM space WHERE space_id = ?')
    .bind(space.id)
    .first<string>('shard')
  const app = personWithToken(user.id, await tokenFor(user.id, 'read write app bookmarklet mealplan'))
  const join = async (role: 'guest' | 'user' | 'admin'): Promise<TestPerson & { email: string }> => {
    const name = `${role}-${crypto.randomUUID()}`
    const id = await makeUser(name)
    await joinSpace(systemContext(env, '2026-01-01T00:00:00.000Z'), { space: space.id, user: id, role })
    return { ...personWithToken(id, await tokenFor(id)), email: `${name}@example.org` }
  }
  return { ...owner, id: user.id, space: space.id, shard: shard ?? '', app, join }
}

export async function dumpTables(name: string): Promise<Map<string, string>> {
  const database = databaseByName(env, name)
  const { results } = await database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*'
        AND name NOT GLOB '_cf*' AND name NOT IN ('d1_migrations', 'mail')`,
    )
    .all<{ name: string }>()
  const rows = await database.batch(results.map((table) => database.prepare(`SELECT * FROM "${table.name}"`)))
  return new Map(results.map((table, i) => [table.name, JSON.stringify(rows[i]?.results)]))
}

export const tablesContaining = async (name: string, word: string): Promise<string[]> =>
  [...(await dumpTables(name))].filter(([, text]) => text.toLowerCase().includes(word)).map(([table]) => table)

/** Without the log. */
export async function countSpaceRows({
  shard,
  space,
}: {
  shard: string
  space: number
}): Promise<Record<string, number>> {
  const db = new Database(shard, databaseByName(env, shard))
  const [tables = []] = await db.batch([
    sql`WITH own AS MATERIALIZED (SELECT name FROM sqlite_schema
        WHERE type = 'table' AND name <> 'event' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*')
      SELECT own.name FROM own CROSS JOIN pragma_table_info(own.name) c WHERE c.name = 'space_id'`,
  ])
  const counts = await db.batch(
    tables.map(({ name }) => sql`SELECT count(*) AS n FROM ${sql.identifier(String(name))} WHERE space_id = ${space}`),
  )
  const all = tables.map(({ name }, i) => [String(name), Number(counts[i]?.[0]?.['n'])] as const)
  return Object.fromEntries(all.filter(([, n]) => n > 0))
}
