import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'

export interface Duplicate {
  id: number
  name: string
  by: 'address' | 'name'
}

const MAX_DUPLICATES = 20

/**
 * Recipes that the asker may see, with the same name or any spelling of the addresses. `others` are names of what else
 * stands at the address.
 */
export const duplicatesOf = (
  context: Context,
  space: number,
  { name, addresses, others }: { name: string; addresses: readonly (string | null)[]; others: readonly string[] },
) => {
  const forms = [...new Set(addresses.flatMap((address) => (address ? urlSpellings(address) : [])))]
  return query<Duplicate>(sql`
    SELECT r.id, r.name, iif(r.source_url IN (SELECT value FROM ${jsonEach(forms)}), 'address', 'name') AS by
    FROM (
      SELECT id FROM recipe
        WHERE space_id = ${space} AND source_url <> '' AND source_url IN (SELECT value FROM ${jsonEach(forms)})
      UNION SELECT id FROM recipe
        WHERE space_id = ${space} AND deleted_with IS NULL AND ${name} <> '' AND name_fold = ${foldName(name)}
    ) alike CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = alike.id
    WHERE r.deleted_with IS NULL AND r.name_fold NOT IN (SELECT value FROM ${jsonEach(others.map(foldName))})
      AND ${visibleRecipe(context, sql`r.id`)}
    ORDER BY by, r.id LIMIT ${MAX_DUPLICATES}`)
}

/** With and without www, trailing slash and tracking parameters, over http and https. */
export function urlSpellings(address: string): string[] {
  if (!URL.canParse(address)) return [address]
  const url = new URL(address)
  url.hash = ''
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  const bare = url.hostname.replace(/^www\./, '')
  const path = url.pathname.replace(/\/+$/, '')
  const port = url.port ? `:${url.port}` : ''
  const forms = ['https:', 'http:'].flatMap((protocol) =>
    [bare, `www.${bare}`].flatMap((host) =>
      [path, `${path}/`].map((end) => `${protocol}//${host}${port}${end}${url.search}`),
    ),
  )
  return [address, ...forms]
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref|ref_src|smid|s?mt?_?ref|cmpid)$/i
