import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { aliasedKeywords } from '#worker/modules/automations/load-rules.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import { readRecipePage } from './pages/read-recipe-page.ts'
import { toSourceRecipe, type KnownKeyword } from './to-source-recipe.ts'
import type { SourceAnswer } from './source.contract.ts'
import { duplicatesOf } from './source-duplicates.ts'
import { type SourceRequest, sourcePage, type SourcePage } from './source.page.ts'
import { sourceProblem } from './source-problem.ts'
import { warningsOf } from './source-warnings.ts'
import { lineReader, vocabularyQueries } from './vocabulary.ts'

export const readSource = async (context: Context, asked: SourceRequest): Promise<SourceAnswer> =>
  sourceAnswerOf(context, await sourcePage(context, asked))

/** Reads the space in one round trip. */
export async function sourceAnswerOf(context: Context, { url, text }: SourcePage): Promise<SourceAnswer> {
  const { space, shard } = membershipOf(context)
  const page = readRecipePage(text, url)
  if (!page) throw sourceProblem('import.no_recipe', 'No usable data could be found.')
  const { keywords, duplicates, ...vocabulary } = await context.spaceDatabase(shard).read({
    ...vocabularyQueries(
      space,
      page.ingredients.map(({ line }) => line),
    ),
    keywords: query<KnownKeyword>(sql`
      SELECT k.id, k.name, k.name_key FROM (
        SELECT value AS name_key FROM ${jsonEach(page.keywords.map(nameKey))} UNION ${aliasedKeywords(space)}) j
      JOIN keyword k ON k.space_id = ${space} AND k.name_key = j.name_key AND k.deleted_with IS NULL`),
    duplicates: duplicatesOf(context, space, { name: page.name, addresses: [url, page.source_url] }),
  })
  const rules = ruleSet(vocabulary.rules, page.source_url || url || '')
  const reader = lineReader(vocabulary, rules)
  const recipe = toSourceRecipe(page, { reader, rules, keywords })
  return {
    recipe,
    recipe_json: recipe,
    recipe_id: null,
    images: page.images,
    error: false,
    msg: '',
    duplicates,
    warnings: warningsOf(recipe, page, context.env.FETCH_ALLOW),
    corrections: reader.applied(),
    automations: rules.applied(),
  }
}
