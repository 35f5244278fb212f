import { sql } from 'drizzle-orm'
import { plain } from '../../kernel/plain.ts'
import { defineResource } from '../../kernel/resource.ts'
import { placeOf, subtree, treeFilters } from '../../kernel/tree.ts'
import { recipesUsing } from '../recipes/recipe.uses.ts'
import { keyword } from './keyword.contract.ts'
import { keywordTable } from './keyword.table.ts'

export const keywordResource = defineResource(keyword, keywordTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${keywordTable.name_fold}`,
  filters: treeFilters(keywordTable),
  computed: () => ({ label: { sql: sql`${keywordTable.name}` }, ...placeOf(keywordTable) }),
  extended: (context) =>
    recipesUsing(
      context,
      keywordTable,
      (keywords) =>
        sql`SELECT l.recipe FROM recipe_keyword l WHERE l.space_id = ${keywordTable.space_id} AND l.keyword IN (${keywords})`,
      true,
    ),
  effects: {
    cascading: (space, id) => [
      sql`SELECT id, 'Keyword' AS model, name FROM keyword
        WHERE space_id = ${space} AND id <> ${id} AND id IN (${subtree(keywordTable, space, id)})`,
    ],
  },
})

export const keywords = plain(keywordResource)
