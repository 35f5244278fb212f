import { sql, type SQL } from 'drizzle-orm'
import type { Look } from './query.looks.ts'
import type { Condition } from './query.condition.ts'
import { kind } from './search.index.ts'
import { spellingsOf } from './word.forms.ts'
import { gramsOf, SHORTEST } from './word.nearest.ts'

/** How much a place counts in which a word was found. A title outweighs all others together. */
const WEIGHT = { title: 16, titlePart: 12, keyword: 6, food: 5, unit: 3, part: -1, description: 2, steps: 1 }

/** Foods, keywords and units are indexed once, and found through what links them with recipes. */
const linked = [
  { names: [kind.keyword], table: 'keyword', links: 'recipe_keyword', weight: WEIGHT.keyword },
  { names: [kind.food, kind.foodPlural], table: 'food', links: 'ingredient', weight: WEIGHT.food },
  { names: [kind.unit, kind.unitPlural], table: 'unit', links: 'ingredient', weight: WEIGHT.unit },
] as const

/** Recipes of which a condition holds, as rows of `(recipe, score)`. */
export function foundBy(space: number, looks: readonly Look[], holds: Condition): SQL {
  const here = raw(space)
  const kinds = looks.reduce((mask, look) => mask | look.kinds, 0)
  const throughLinks = linked.flatMap(({ names, table, links, weight }) =>
    names.some((one) => kinds & (1 << one))
      ? sql`UNION ALL
          SELECT leaf, l.recipe, ${raw(weight)} + part * ${raw(WEIGHT.part)} FROM hit
            JOIN ${sql.raw(table)} k ON k.space_id = ${here} AND k.id = hit.id AND k.deleted_with IS NULL
            JOIN ${sql.raw(links)} l ON l.space_id = ${here} AND l.${sql.raw(table)} = hit.id
            WHERE kind IN (${sql.raw(names.join())}) AND l.recipe IS NOT NULL`
      : [],
  )
  const everything = isTrue(holds)
    ? [sql`UNION ALL SELECT -1, id, 0 FROM recipe WHERE space_id = ${here} AND deleted_with IS NULL`]
    : []
  return sql`
    WITH hit AS MATERIALIZED (
      SELECT look.value ->> 0 AS leaf, look.value ->> 3 AS part, t.rowid & 4294967295 AS id, t.rowid >> 32 & 15 AS kind
      FROM json_each(${JSON.stringify(looks.map((look) => [look.leaf, look.match, look.kinds, Number(look.part)]))}) look
        CROSS JOIN search_text t
      WHERE t.search_text MATCH look.value ->> 1 AND (1 << (t.rowid >> 32 & 15)) & (look.value ->> 2)),
    spot AS (
      SELECT leaf, id AS recipe, CASE kind WHEN ${raw(kind.title)} THEN iif(part, ${raw(WEIGHT.titlePart)}, ${raw(WEIGHT.title)})
        WHEN ${raw(kind.description)} THEN ${raw(WEIGHT.description)} ELSE ${raw(WEIGHT.steps)} END AS weight
        FROM hit WHERE kind IN (${sql.raw([kind.title, kind.description, kind.steps].join())})
      ${sql.join([...throughLinks, ...everything], sql` `)})
    SELECT recipe, sum(weight) AS score FROM (SELECT leaf, recipe, max(weight) AS weight FROM spot GROUP BY recipe, leaf)
    GROUP BY recipe HAVING ${holding(holds)}`
}

/** A condition over the leaves that were found of one recipe. */
const holding = (condition: Condition): SQL => {
  if ('leaf' in condition) return sql`max(leaf = ${raw(condition.leaf)})`
  if ('not' in condition) return sql`NOT (${holding(condition.not)})`
  if ('all' in condition) return sql`(${sql.join(condition.all.map(holding), sql` AND `)})`
  return sql`(${sql.join(condition.any.map(holding), sql` OR `)})`
}

/** Whether a condition holds of what nothing was found of. */
const isTrue = (condition: Condition): boolean => {
  if ('leaf' in condition) return false
  if ('not' in condition) return !isTrue(condition.not)
  return 'all' in condition ? condition.all.every(isTrue) : condition.any.some(isTrue)
}

/** Words of the space that share letters with a word of a query, the likeliest first, as rows of `(typed, word)`. */
export const alike = (space: number, words: readonly string[]): SQL => {
  const grams = words
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) =>
      spellingsOf(word)
        .flatMap(gramsOf)
        .map((gram) => [word, gram]),
    )
  return sql`
    SELECT typed, word FROM (
      SELECT g.value ->> 0 AS typed, s.word, count(*) AS n,
        row_number() OVER (PARTITION BY g.value ->> 0 ORDER BY count(*) DESC, length(s.word), s.word) AS place
      FROM json_each(${JSON.stringify(grams)}) g JOIN search_gram s ON s.space_id = ${space} AND s.gram = g.value ->> 1
      GROUP BY 1, 2)
    WHERE place <= 20`
}

const raw = (number: number) => sql.raw(String(number))
