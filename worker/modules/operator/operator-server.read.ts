import { sql } from 'drizzle-orm'
import { signupPolicyOf } from '#worker/auth/signup-policy-of.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'
import { canSendMail } from '#worker/mail/send-mail.ts'
import { initialSettings } from '#worker/modules/spaces/initial-settings.ts'
import { VERSION } from '#worker/modules/settings/version.ts'
import type { OperatorServer } from './operator.contract.ts'

/** Two small reads of each database. */
export async function showOperatorServer({ env, directory }: Context): Promise<Answer<OperatorServer>> {
  const names = ['DIRECTORY', ...shardNames(env)]
  const [{ spaces, people }, ...health] = await Promise.all([
    directory.read({
      spaces: query<{ shard: string; n: number }>(
        sql`SELECT shard, count(*) AS n FROM space WHERE deleted_with IS NULL GROUP BY shard`,
      ),
      people: query<{ n: number }>(sql`SELECT count(*) AS n FROM user WHERE is_active`),
    }),
    ...names.map((name) => healthOf(env, name)),
  ])
  const counts = new Map(spaces.map(({ shard, n }) => [shard, n]))
  return answer({
    version: VERSION,
    spaces: spaces.reduce((sum, { n }) => sum + n, 0),
    people: people[0]?.n ?? 0,
    signup: signupPolicyOf(env),
    new_space: initialSettings(env),
    sends_mail: canSendMail(env),
    databases: names.map((name, i) => ({
      name,
      spaces: name === 'DIRECTORY' ? null : (counts.get(name) ?? 0),
      schema: health[i]?.schema ?? null,
      failing: health[i]?.failing ?? 0,
      dead: health[i]?.dead ?? 0,
    })),
  })
}

async function healthOf(env: Env, name: string) {
  const { schema, work } = await new Database(name, databaseByName(env, name)).read({
    schema: query<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1`),
    work: query<{ outcome: string; n: number }>(
      sql`SELECT outcome, count(*) AS n FROM receipt WHERE outcome <> 'done' GROUP BY outcome`,
    ),
  })
  const countOf = (outcome: string) => work.find((one) => one.outcome === outcome)?.n ?? 0
  return { schema: schema[0]?.name ?? null, failing: countOf('failed'), dead: countOf('dead') }
}
