import type { BookDraft, LeftOutDraft } from '../../../drafts/draft.ts'
import { flagOf, wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { type Kind, wordsOfRecipe } from './backup-recipe.ts'
import { type BackupTables, idOf } from './backup-tables.ts'
import { readFilter } from './cookbook-filter.ts'
import { leftOutDraft } from '../../../drafts/left-out-draft.ts'
import { say } from '../../../drafts/said.ts'

/** Cookbooks are searches there. One whose recipes can be told becomes a book of them; any other is named. */
export const booksOf = (tables: BackupTables): (BookDraft | LeftOutDraft)[] =>
  [...tables.rows('cookbooks')].map((row) => {
    const name = wordsOf(row['name'])
    const filter = wordsOf(row['query_filter_string'])
    const passes = filter === '' ? joinedFilter(tables, row) : readFilter(filter)
    if (passes === null) return leftOutDraft(say('cookbook_search', { name, filter }), 1)
    const recipes = [...tables.rows('recipes')]
      .map((recipe) => idOf(recipe['id']))
      .filter((id) => passes((kind) => wordsOfRecipe(tables, kind, id)))
    return { kind: 'book', name, description: wordsOf(row['description']), recipes }
  })

const JOINED = [
  { kind: 'recipe_category', table: 'cookbooks_to_categories', column: 'category_id', all: 'require_all_categories' },
  { kind: 'tags', table: 'cookbooks_to_tags', column: 'tag_id', all: 'require_all_tags' },
  { kind: 'tools', table: 'cookbooks_to_tools', column: 'tool_id', all: 'require_all_tools' },
] as const

/** Until 2.0 a cookbook named categories, tags and tools, each to be met in full or in part. */
function joinedFilter(tables: BackupTables, book: JsonObject) {
  const asked = JOINED.map(({ kind, table, column, all }) => ({
    kind,
    ids: tables.of(table, 'cookbook_id', idOf(book['id'])).map((row) => idOf(row[column])),
    all: flagOf(book[all]),
  })).filter(({ ids }) => ids.length > 0)
  return (words: (kind: Kind) => JsonObject[]): boolean =>
    asked.length > 0 &&
    asked.every(({ kind, ids, all }) => {
      const has = new Set(words(kind).map((word) => idOf(word['id'])))
      return all ? ids.every((id) => has.has(id)) : ids.some((id) => has.has(id))
    })
}
