import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { MAX_URL_AGE_MS } from '#worker/modules/files/picture-url.ts'

/** A revoked URL may open for this long in this isolate, and as long again from a shared cache. */
const CACHE_TTL_MS = 30_000
const MAX_SPACES = 500

/** Valid generations by owner; the space's own under the empty name. Null if the space is deleted or closed. */
interface CachedGenerations {
  at: number
  generations: ReadonlyMap<string, number> | null
}

const generationCache = new Map<number, CachedGenerations>()

interface UrlGeneration {
  space: number
  owner: string
  spaceGeneration: number
  ownerGeneration: number
}

/** Compares the URL's generations with the space's, which are up to half a minute old. */
export async function isUrlRevoked(
  context: Context,
  { space, owner, spaceGeneration, ownerGeneration }: UrlGeneration,
): Promise<boolean> {
  const generations = await cachedGenerations(context, space)
  const least = (name: string) => generations?.get(name) ?? 0
  return generations === null || spaceGeneration < least('') || ownerGeneration < least(owner)
}

async function cachedGenerations(context: Context, space: number): Promise<CachedGenerations['generations']> {
  const now = Date.parse(context.at)
  const known = generationCache.get(space)
  if (known && now - known.at < CACHE_TTL_MS) return known.generations
  const generations = await readGenerations(context, space)
  generationCache.delete(space)
  generationCache.set(space, { at: now, generations })
  const [oldest] = generationCache.keys()
  if (generationCache.size > MAX_SPACES && oldest !== undefined) generationCache.delete(oldest)
  return generations
}

async function readGenerations(context: Context, space: number): Promise<ReadonlyMap<string, number> | null> {
  const { home } = await context.directory.read({
    home: query<{ shard: string }>(
      sql`SELECT shard FROM space WHERE space_id = ${space} AND deleted_with IS NULL AND erase_at IS NULL`,
    ),
  })
  const [found] = home
  if (!found) return null
  // Older revocations do not matter: URLs from before them have expired.
  const since = new Date(Date.parse(context.at) - MAX_URL_AGE_MS).toISOString()
  const { ends } = await context.spaceDatabase(found.shard).read({
    ends: query<{ owner: string; generation: number }>(
      sql`SELECT owner, generation FROM picture_end WHERE space_id = ${space} AND at >= ${since}`,
    ),
  })
  return new Map(ends.map(({ owner, generation }) => [owner, generation]))
}
