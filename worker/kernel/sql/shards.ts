import { problem } from '../contract/errors.ts'

const unknownShard = problem('space.unreachable', 503, 'The database of this space cannot be reached.')
const NAME = /^SPACES_\d\d$/

/** The one place that turns a shard's name into a database. */
export function shard(env: Env, name: string): D1Database {
  const database = NAME.test(name) ? (env as unknown as Record<string, D1Database | undefined>)[name] : undefined
  if (!database) throw unknownShard() // Bindings are numbered by a script, so their names are data.
  return database
}

/** The names of all shards this deployment has, in order. */
export const shardNames = (env: Env): string[] =>
  Object.keys(env)
    .filter((name) => NAME.test(name))
    .sort()

/** Any database by the name that a queue message carries. */
export const databaseNamed = (env: Env, name: string): D1Database =>
  name === 'DIRECTORY' ? env.DIRECTORY : shard(env, name)
