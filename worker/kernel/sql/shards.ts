import { problem } from '../contract/errors.ts'

const unknownShard = problem('space.unreachable', 503, 'The database of this space cannot be reached.')
const SHARD_NAME = /^SPACES_\d\d$/

/** The one place that turns a shard's name into a database. */
export function shardDatabase(env: Env, name: string): D1Database {
  const database = SHARD_NAME.test(name) ? (env as unknown as Record<string, D1Database | undefined>)[name] : undefined
  if (!database) throw unknownShard() // Bindings are numbered by a script, so their names are data.
  return database
}

/** The names of all shards this deployment has, in order. */
export const shardNames = (env: Env): string[] =>
  Object.keys(env)
    .filter((name) => SHARD_NAME.test(name))
    .sort()

/** Any database by the name that a queue message carries. */
export const databaseByName = (env: Env, name: string): D1Database =>
  name === 'DIRECTORY' ? env.DIRECTORY : shardDatabase(env, name)
