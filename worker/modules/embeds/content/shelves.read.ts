import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { entryPlace } from '#worker/modules/books/entry.table.ts'
import { isEmbed, isShownBook } from '#worker/modules/enterprise/embed.access.ts'
import { foundRecipes, type FoundInBook } from '#worker/modules/enterprise/found-recipes.ts'
import { prepareSearch } from '#worker/modules/recipes/listing/search/prepare-search.ts'
import type { EmbedView } from '../embed-page.ts'
import { cardColumns, PAGE_SIZE, type Card } from './card.rows.ts'

/** A recipe on a shelf: under a keyword, or in a book. */
export interface ShelvedCard extends Card {
  shelf: number
  title: string
  about: string
  /** Recipes on the shelf. */
  total: number
  /** Of the shelf among the others. */
  place: number
}

/** So many of each shelf stand on the first page. */
export const SHELF_SIZE = 8

/** Of RECIPE_KEYWORD and BOOK: the first recipes of each shelf, or a page of one shelf. */
export const shelfQueries = (view: EmbedView) => ({ shelved: shelvedCards(view, null) })

/** Instead of these, what stands in books with a filter: a statement for each, as one may hold but few of them. */
export const filteredShelfQueries = (view: EmbedView) =>
  Object.fromEntries(
    view.home.found
      .filter(({ book }) => view.asked.shelf === null || view.asked.shelf === book)
      .map((one) => [String(one.book), shelvedCards(view, one)]),
  )

/** Shelves as they stand, those that were read again instead of what they were. */
export function mergeShelves(
  cards: readonly ShelvedCard[],
  again: Readonly<Record<string, readonly ShelvedCard[]>>,
): ShelvedCard[] {
  const others = cards.filter(({ shelf }) => again[String(shelf)] === undefined)
  return [...others, ...Object.values(again).flat()].toSorted((a, b) => a.place - b.place)
}

function shelvedCards({ home, asked }: EmbedView, found: FoundInBook | null) {
  const { space, visitorContext } = home
  const search = prepareSearch(visitorContext, asked.query)
  const shelf = found?.book ?? asked.shelf
  const size = asked.shelf === null ? SHELF_SIZE : PAGE_SIZE
  const skipped = asked.shelf === null ? 0 : (asked.page - 1) * PAGE_SIZE
  return query<ShelvedCard>(
    sql`WITH RECURSIVE embed AS (SELECT * FROM social_embed WHERE ${isEmbed(space, home.token)}),
      keyword_shelf AS (
        SELECT k.id, k.name, chosen.key AS place FROM embed CROSS JOIN json_each(embed.keywords) chosen
          CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = chosen.value AND k.deleted_with IS NULL
        WHERE embed.type = 'RECIPE_KEYWORD'),
      down (shelf, id) AS (SELECT id, id FROM keyword_shelf
        UNION SELECT down.shelf, c.id FROM down CROSS JOIN keyword c
          ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL),
      shelved AS (
        SELECT DISTINCT k.id AS shelf, k.name AS title, '' AS about, k.place, l.recipe, 0 AS later, 0 AS spot
          FROM keyword_shelf k CROSS JOIN down ON down.shelf = k.id
          CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id
        UNION ALL
        SELECT b.id, b.name, b.description, chosen.key, e.recipe, 0, ${entryPlace}
          FROM embed CROSS JOIN json_each(embed.books) chosen
          CROSS JOIN recipe_book b ON ${isShownBook(space, sql`embed`)}
          CROSS JOIN recipe_book_entry e ON e.space_id = ${space} AND e.book = b.id AND e.deleted_with IS NULL
        WHERE embed.type = 'BOOK' ${found ? sql`UNION ALL ${foundShelf(space, found)}` : sql``}),
      numbered AS (
        SELECT s.*, count(*) OVER (PARTITION BY s.shelf) AS total,
          row_number() OVER (PARTITION BY s.shelf ORDER BY s.later, s.spot, r.name_fold, r.id) AS n
        FROM shelved s CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = s.recipe
          AND r.deleted_with IS NULL AND NOT r.private
        WHERE ${shelf === null ? sql`1` : sql`s.shelf = ${shelf}`}
          AND ${search ? matching(search.matches) : sql`1`})
      SELECT p.shelf, p.title, p.about, p.total, p.place, ${cardColumns(visitorContext)}
      FROM numbered p CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = p.recipe
      WHERE p.n > ${skipped} AND p.n <= ${skipped + size} ORDER BY p.place, p.n`,
  )
}

/** What the filter of a book finds stands behind what was put in, as on its page. */
const foundShelf = (space: number, one: FoundInBook): SQL => sql`
  SELECT b.id, b.name, b.description, chosen.key, o.recipe, 1, 0
  FROM embed CROSS JOIN json_each(embed.books) chosen
    CROSS JOIN recipe_book b ON ${isShownBook(space, sql`embed`)} AND b.id = ${one.book}
    CROSS JOIN (${foundRecipes(space, one)}) o
  WHERE embed.type = 'BOOK' AND NOT EXISTS (SELECT 1 FROM recipe_book_entry e
    WHERE e.space_id = ${space} AND e.recipe = o.recipe AND e.book = ${one.book} AND e.deleted_with IS NULL)`

const matching = (matches: SQL): SQL => sql`s.recipe IN (SELECT recipe FROM (${matches}))`
