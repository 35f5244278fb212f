import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { aliasedKeywords } from '#worker/modules/automations/load-rules.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import { forgetBookmarkletPage } from './bookmarklet-page.ts'
import { readChoice, type ReadChoice } from './read-choice.ts'
import { toSourceRecipe, type KnownKeyword } from './to-source-recipe.ts'
import type { SourceAnswer } from './source.contract.ts'
import { duplicatesOf } from './source-duplicates.ts'
import { type SourceRequest, sourcePage, type SourcePage } from './source.page.ts'
import { warningsOf } from './source-warnings.ts'
import { lineReader, vocabularyQueries } from './vocabulary.ts'

export async function readSource(context: Context, asked: SourceRequest): Promise<SourceAnswer> {
  const answer = await sourceAnswerOf(context, await sourcePage(context, asked), asked.choice)
  if (asked.bookmarklet && !answer.choices && !isPartOf(answer)) await forgetBookmarkletPage(context, asked.bookmarklet)
  return answer
}

/** Whether the page may say more than was read of it: whoever can read that is given it once more. */
const isPartOf = ({ warnings }: SourceAnswer): boolean =>
  warnings.some(({ code }) => code === 'no_ingredients' || code === 'no_steps')

export async function sourceAnswerOf(
  context: Context,
  source: SourcePage,
  choice?: string | null,
): Promise<SourceAnswer> {
  return pageAnswer(context, source.url, readChoice(source, choice))
}

/** What a page holds, in the words of the space, which is read in one round trip. */
export async function pageAnswer(
  context: Context,
  url: string | null,
  { recipe: page, choices, isCut }: ReadChoice,
): Promise<SourceAnswer> {
  const { space, shard } = membershipOf(context)
  const others = choices.filter(({ chosen }) => !chosen).map(({ name }) => name)
  const { keywords, duplicates, ...vocabulary } = await context.spaceDatabase(shard).read({
    ...vocabularyQueries(
      space,
      page.ingredients.map(({ line }) => line),
    ),
    keywords: query<KnownKeyword>(sql`
      SELECT k.id, k.name, k.name_key FROM (
        SELECT value AS name_key FROM ${jsonEach(page.keywords.map(nameKey))} UNION ${aliasedKeywords(space)}) j
      JOIN keyword k ON k.space_id = ${space} AND k.name_key = j.name_key AND k.deleted_with IS NULL`),
    duplicates: duplicatesOf(context, space, { name: page.name, addresses: [url, page.source_url], others }),
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
    warnings: warningsOf(recipe, page, { others, isCut, allow: context.env.FETCH_ALLOW }),
    ...(choices.length > 0 ? { choices: [...choices] } : {}),
    corrections: reader.applied(),
    automations: rules.applied(),
  }
}
