import { problem } from '../contract/errors.ts'

const unknownShard = problem('space.unreachable', 503, 'The database of this space cannot be reached.')
const SHARD_NAME = /^SPACES_\d\d$/

export function shardDatabase(env: Env, name: string): D1Database {
  const database = SHARD_NAME.test(name) ? (env as unknown as Record<string, D1Database | undefined>)[name] : undefined
  if (!database) throw unknownShard()
  return database
}

export const shardNames = (env: Env): string[] =>
  Object.keys(env)
    .filter((name) => SHARD_NAME.test(name))
    .sort()

export const databaseByName = (env: Env, name: string): D1Database =>
  name === 'DIRECTORY' ? env.DIRECTORY : shardDatabase(env, name)
