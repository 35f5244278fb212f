import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { IndexLookup } from './index-lookups.ts'
import type { Condition } from './query-condition.ts'
import { textKind } from '../../search-index/index-texts.ts'
import { tokenMark } from '../../search-index/search-tokens.ts'
import { spellingsOf } from '../../search-index/word-forms.ts'
import { trigramsOf, MIN_CORRECTABLE_LENGTH } from '../../search-index/nearest-word.ts'

/** A title outweighs all other places together. */
const WEIGHT = { title: 16, titlePart: 12, keyword: 6, food: 5, unit: 3, part: -1, description: 2, steps: 1 }

const ownKinds = (1 << textKind.title) | (1 << textKind.description) | (1 << textKind.steps)

/** Foods, keywords and units are indexed once, and recipes are found through their links. */
const linkedNames = [
  { names: [textKind.keyword], table: 'keyword', links: 'recipe_keyword', weight: WEIGHT.keyword },
  { names: [textKind.food, textKind.foodPlural], table: 'food', links: 'ingredient', weight: WEIGHT.food },
  { names: [textKind.unit, textKind.unitPlural], table: 'unit', links: 'ingredient', weight: WEIGHT.unit },
] as const

/**
 * Rows of `(recipe, score)`. Titles and texts come before names in the index; each part is read by itself, so that the
 * many hits in texts are read once. A lookup that would find nearly everything reads only `most` hits, of the newest
 * recipes.
 */
export function matchingRecipes(
  space: number,
  looks: readonly IndexLookup[],
  { holds, most = null }: { holds: Condition; most?: number | null },
): SQL {
  const here = literalNumber(space)
  const named = linkedNames.flatMap((link) => {
    const some = looks.filter(({ kinds }) => link.names.some((one) => kinds & (1 << one)))
    return some.length === 0 ? [] : [linkedMatches(space, some, { ...link, most })]
  })
  const own = sql`
    SELECT look.value ->> 0 AS leaf, t.rowid & 4294967295 AS recipe,
      CASE t.rowid >> 32 & 15 WHEN ${literalNumber(textKind.title)} THEN iif(look.value ->> 3, ${literalNumber(WEIGHT.titlePart)}, ${literalNumber(WEIGHT.title)})
        WHEN ${literalNumber(textKind.description)} THEN ${literalNumber(WEIGHT.description)} ELSE ${literalNumber(WEIGHT.steps)} END AS weight
    FROM ${hits(
      looks.filter(({ kinds }) => kinds & ownKinds),
      sql`< ${firstRowid(space, textKind.food)}`,
      most,
    )}
    WHERE (1 << (t.rowid >> 32 & 15)) & (look.value ->> 2)`
  const everything = holdsWithoutMatches(holds)
    ? [sql`SELECT -1, id, 0 FROM recipe WHERE space_id = ${here} AND deleted_with IS NULL`]
    : []
  const leaves = [...new Set(looks.map(({ leaf }) => leaf))]
  const score = leaves.map((leaf) => sql`coalesce(max(iif(leaf = ${literalNumber(leaf)}, weight, NULL)), 0)`)
  return sql`
    SELECT recipe, ${score.length > 0 ? sql.join(score, sql` + `) : sql`0`} AS score
    FROM (${sql.join([own, ...named, ...everything], sql` UNION ALL `)}) GROUP BY recipe HAVING ${conditionSql(holds)}`
}

const hits = (looks: readonly IndexLookup[], within: SQL, limit: number | null): SQL => {
  const [only] = looks
  const all = looks.map(({ leaf, match, kinds, part }) => [leaf, match, kinds, Number(part)])
  const given = sql`json_each(${JSON.stringify(all)}) look`
  return limit !== null && only && looks.length === 1
    ? sql`${given} CROSS JOIN (SELECT rowid FROM search_text
        WHERE search_text MATCH ${only.match} AND rowid ${within} ORDER BY rowid DESC LIMIT ${literalNumber(limit)}) t`
    : sql`${given} CROSS JOIN search_text t ON t.search_text MATCH look.value ->> 1 AND t.rowid ${within}`
}

const firstRowid = (space: number, of: number): SQL =>
  sql.raw(((BigInt(space) << 36n) | (BigInt(of) << 32n)).toString())

const linkedMatches = (
  space: number,
  looks: readonly IndexLookup[],
  { names, table, links, weight, most }: (typeof linkedNames)[number] & { most: number | null },
): SQL => {
  const here = literalNumber(space)
  const rows = sql`
    SELECT leaf, l.recipe, ${literalNumber(weight)} + part * ${literalNumber(WEIGHT.part)} AS weight FROM (
      SELECT look.value ->> 0 AS leaf, look.value ->> 3 AS part, t.rowid & 4294967295 AS id
      FROM ${hits(looks, sql`>= ${firstRowid(space, textKind.food)}`, null)}
      WHERE (1 << (t.rowid >> 32 & 15)) & (look.value ->> 2) AND t.rowid >> 32 & 15 IN (${sql.raw(names.join())})) hit
    CROSS JOIN ${sql.raw(table)} k ON k.space_id = ${here} AND k.id = hit.id AND k.deleted_with IS NULL
    CROSS JOIN ${sql.raw(links)} l ON l.space_id = ${here} AND l.${sql.raw(table)} = hit.id AND l.recipe IS NOT NULL`
  return most === null ? rows : sql`SELECT * FROM (${rows} LIMIT ${literalNumber(most)})`
}

const conditionSql = (condition: Condition): SQL => {
  if ('leaf' in condition) return sql`max(leaf = ${literalNumber(condition.leaf)})`
  if ('not' in condition) return sql`NOT (${conditionSql(condition.not)})`
  if ('all' in condition) return sql`(${sql.join(condition.all.map(conditionSql), sql` AND `)})`
  return sql`(${sql.join(condition.any.map(conditionSql), sql` OR `)})`
}

const holdsWithoutMatches = (condition: Condition): boolean => {
  if ('leaf' in condition) return false
  if ('not' in condition) return !holdsWithoutMatches(condition.not)
  return 'all' in condition ? condition.all.every(holdsWithoutMatches) : condition.any.some(holdsWithoutMatches)
}

/**
 * Rows of `(typed, word)`, the likeliest first, of names that the asker may see. Words of hidden titles are not even
 * compared: the time taken would disclose them.
 */
export const similarWords = (context: Context, words: readonly string[]): SQL => {
  const { space } = membershipOf(context)
  const grams = words
    .filter((word) => word.length >= MIN_CORRECTABLE_LENGTH)
    .flatMap((word) =>
      spellingsOf(word)
        .flatMap(trigramsOf)
        .map((gram) => [word, gram]),
    )
  return sql`
    SELECT typed, word FROM (
      SELECT g.value ->> 0 AS typed, s.word, count(*) AS n,
        row_number() OVER (PARTITION BY g.value ->> 0 ORDER BY count(*) DESC, length(s.word), s.word) AS place
      FROM json_each(${JSON.stringify(grams)}) g JOIN search_gram s ON s.space_id = ${space} AND s.gram = g.value ->> 1
      GROUP BY 1, 2)
    WHERE place <= 20 AND ${isWordVisible(context, space)}`
}

const isWordVisible = (context: Context, space: number): SQL => sql`EXISTS (
  SELECT 1 FROM search_text t WHERE t.search_text MATCH ${`"${space}${tokenMark.name}`} || word || '"'
    AND (t.rowid >= ${firstRowid(space, textKind.food)} OR EXISTS (SELECT 1 FROM recipe r WHERE r.space_id = ${literalNumber(space)}
      AND r.id = t.rowid & 4294967295 AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)})))`

const literalNumber = (number: number) => sql.raw(String(number))
