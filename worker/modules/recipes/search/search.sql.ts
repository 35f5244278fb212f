import { sql, type SQL } from 'drizzle-orm'
import { kind } from './search.index.ts'
import { queryWords, type WordQuery } from './search.tokens.ts'
import { spellingsOf } from './word.forms.ts'
import { gramsOf, SHORTEST } from './word.nearest.ts'

/** How much a place counts in which a word was found. A title outweighs all others together. */
const WEIGHT = { title: 16, titlePart: 12, keyword: 6, food: 5, part: -1, description: 2, steps: 1 }

/** The words of a query; none where there is nothing to search for. */
export const askedWords = (space: number, query: string | undefined): WordQuery[] =>
  query ? queryWords(space, query) : []

/**
 * Recipes that hold every word, as rows of `(recipe, score)`. A word may stand in the recipe's own texts or in the names of
 * its foods and keywords, which are indexed once and found through the links.
 */
export const foundBy = (space: number, words: readonly WordQuery[]): SQL => {
  const here = sql.raw(String(space))
  const expressions = JSON.stringify(words.map(({ whole, part, shallow }) => [whole, part, shallow]))
  const all = sql`
    SELECT recipe, sum(weight) AS score FROM (SELECT recipe, max(weight) AS weight FROM spot GROUP BY recipe, word)
    GROUP BY recipe HAVING count(*) = ${raw(words.length)}`
  return sql`
    WITH words AS (SELECT key AS word, value ->> 0 AS whole, value ->> 1 AS part, value ->> 2 AS shallow FROM json_each(${expressions})),
    hit AS MATERIALIZED (
      SELECT word, 0 AS part, t.rowid & 4294967295 AS id, t.rowid >> 32 & 15 AS kind
        FROM words CROSS JOIN search_text t WHERE t.search_text MATCH words.whole
          AND (NOT shallow OR t.rowid >> 32 & 15 IN (${raw(kind.title)}, ${raw(kind.keyword)}))
      UNION ALL
      SELECT word, 1, t.rowid & 4294967295, t.rowid >> 32 & 15
        FROM words CROSS JOIN search_text t WHERE words.part IS NOT NULL AND t.search_text MATCH words.part),
    spot AS (
      SELECT word, id AS recipe, CASE kind WHEN ${raw(kind.title)} THEN iif(part, ${raw(WEIGHT.titlePart)}, ${raw(WEIGHT.title)})
        WHEN ${raw(kind.description)} THEN ${raw(WEIGHT.description)} ELSE ${raw(WEIGHT.steps)} END AS weight
        FROM hit WHERE kind IN (${raw(kind.title)}, ${raw(kind.description)}, ${raw(kind.steps)})
      UNION ALL
      SELECT word, l.recipe, ${raw(WEIGHT.keyword)} + part * ${raw(WEIGHT.part)} FROM hit
        JOIN keyword k ON k.space_id = ${here} AND k.id = hit.id AND k.deleted_with IS NULL
        JOIN recipe_keyword l ON l.space_id = ${here} AND l.keyword = hit.id WHERE kind = ${raw(kind.keyword)}
      UNION ALL
      SELECT word, l.recipe, ${raw(WEIGHT.food)} + part * ${raw(WEIGHT.part)} FROM hit
        JOIN food k ON k.space_id = ${here} AND k.id = hit.id AND k.deleted_with IS NULL
        JOIN ingredient l ON l.space_id = ${here} AND l.food = hit.id
        WHERE kind IN (${raw(kind.food)}, ${raw(kind.foodPlural)}) AND l.recipe IS NOT NULL)
    ${words.length === 1 ? sql`SELECT recipe, max(weight) AS score FROM spot GROUP BY recipe` : all}`
}

/** Words of the space that share letters with a word of the query, the likeliest first, as rows of `(typed, word)`. */
export const alike = (space: number, words: readonly WordQuery[]): SQL => {
  const grams = words
    .filter(({ word }) => word.length >= SHORTEST)
    .flatMap(({ word }) =>
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
