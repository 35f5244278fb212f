import { sql } from 'drizzle-orm'
import { gatewayFetch } from '../../gateway/gateway.fetch.ts'
import { GatewayRefusal } from '../../gateway/gateway.refusal.ts'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'
import { Problem } from '../../kernel/errors.ts'
import { keyOf } from '../../kernel/names.ts'
import { query } from '../../kernel/query.ts'
import { each } from '../../kernel/sql.ts'
import { activeRules, aliasedKeywords } from '../automations/rules.load.ts'
import { ruleSet } from '../automations/rule.set.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'
import { readPage } from './pages/read.ts'
import { asRecipe } from './source.answer.ts'
import type { SourceAnswer } from './source.contract.ts'

interface Asked {
  url?: string | null | undefined
  data?: string | null | undefined
  bookmarklet?: number | null | undefined
}

const BROWSER = 'Mozilla/5.0 (compatible; Larder/1.0; recipe import)'

const nothing = (code: string, msg: string) =>
  new Problem(code, 400, {
    recipe: null,
    recipe_json: null,
    recipe_id: null,
    images: [],
    error: true,
    msg,
    duplicates: [],
  })

/** Reads a recipe from a page: one that is fetched, one that was sent along, or one a bookmarklet left here. */
export async function readSource(context: Context, asked: Asked): Promise<SourceAnswer> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { url, text } = await pageOf(context, asked)
  const page = readPage(text, url)
  if (!page) throw nothing('import.no_recipe', 'No usable data could be found.')
  const found = await db.read({
    units: query<{ name: string }>(sql`
      SELECT name FROM unit WHERE space_id = ${space} AND deleted_with IS NULL
      UNION SELECT plural_name FROM unit WHERE space_id = ${space} AND deleted_with IS NULL AND plural_name IS NOT NULL`),
    keywords: query<{ id: number; name: string; name_key: string }>(sql`
      SELECT k.id, k.name, k.name_key FROM (
        SELECT value AS name_key FROM ${each(page.keywords.map(keyOf))} UNION ${aliasedKeywords(space)}) j
      JOIN keyword k ON k.space_id = ${space} AND k.name_key = j.name_key AND k.deleted_with IS NULL`),
    rules: activeRules(space),
    duplicates: query<{ id: number; name: string }>(sql`
      SELECT r.id, r.name FROM recipe r WHERE r.space_id = ${space} AND r.source_url IN (${url}, ${page.source_url})
        AND r.source_url <> '' AND ${visibleRecipe(context, sql`r.id`)} ORDER BY r.id LIMIT 20`),
  })
  const rules = ruleSet(found.rules, page.source_url || url || '')
  const recipe = asRecipe(page, { units: found.units.map(({ name }) => name), keywords: found.keywords, rules })
  return {
    recipe,
    recipe_json: recipe,
    recipe_id: null,
    images: page.images,
    error: false,
    msg: '',
    duplicates: found.duplicates,
    automations: rules.applied(),
  }
}

async function pageOf(
  context: Context,
  { url, data, bookmarklet }: Asked,
): Promise<{ url: string | null; text: string }> {
  if (bookmarklet) {
    const kept = await takeBookmarklet(context, bookmarklet)
    if (kept) return { url: kept.url, text: kept.html }
  }
  const address = url?.trim() || null
  if (data?.trim()) return { url: address, text: data }
  if (!address) throw nothing('import.nothing_to_do', 'Nothing to do.')
  return fetchPage(context, /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`)
}

async function fetchPage({ env }: Context, address: string) {
  try {
    const answer = await gatewayFetch(address, {
      accept: ['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json', 'text/plain'],
      headers: { 'user-agent': BROWSER, accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' },
      allow: env.FETCH_ALLOW,
    })
    if (!answer.ok) {
      throw nothing(
        'import.page_refused',
        `The requested page could not be loaded. The server returned ${answer.status}.`,
      )
    }
    return { url: answer.url, text: answer.text() }
  } catch (error) {
    if (error instanceof GatewayRefusal) throw nothing(`import.${error.reason}`, error.message)
    throw error
  }
}

/** A page that a bookmarklet left is taken once, by the person it was left for. */
async function takeBookmarklet(context: Context, id: number) {
  const { space, shard } = membershipOf(context)
  const { kept } = await context.spaceDatabase(shard).read({
    kept: query<{ url: string | null; html: string }>(sql`
      DELETE FROM bookmarklet_import WHERE space_id = ${space} AND id = ${id} AND created_by = ${personOf(context).id}
      RETURNING url, html`),
  })
  return kept[0]
}
