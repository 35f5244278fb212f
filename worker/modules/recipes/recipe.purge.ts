import { sql } from 'drizzle-orm'
import { deleteRowCopies, type Purge } from '#worker/kernel/log/purge.ts'
import { deleteSearchTexts } from './search-index/delete-search-texts.ts'

export const recipePurge: Purge = {
  // Streams of parts that were created loose and that the recipe ever held.
  partStreams: (space, ids) => {
    const steps = sql`SELECT s.value AS step FROM event e, json_each(e.data -> 'steps') s WHERE e.space_id = ${space}
      AND e.stream IN (SELECT 'recipe:' || id FROM (${ids})) AND e.type IN ('recipe.created', 'recipe.steps_set')`
    const named = (kind: 'step' | 'ingredient', of: ReturnType<typeof sql>) =>
      sql`SELECT DISTINCT ${kind} AS kind, id FROM (${of}) WHERE EXISTS (
        SELECT 1 FROM event p WHERE p.space_id = ${space} AND p.stream = ${`${kind}:`} || id)`
    return sql`SELECT * FROM (${named('step', sql`SELECT step ->> 'id' AS id FROM (${steps})`)}) UNION ALL SELECT * FROM (${named(
      'ingredient',
      sql`SELECT i.value ->> 'id' AS id FROM (${steps}) own, json_each(own.step -> 'ingredients') i`,
    )})`
  },
  fileKeys: (space, ids) => sql`SELECT e.data ->> 'image' AS key FROM event e WHERE e.space_id = ${space}
    AND e.stream IN (SELECT 'recipe:' || id FROM (${ids})) AND e.type = 'recipe.imaged' AND e.data ->> 'image' NOT NULL`,
  deleteDependents: (space, ids) => {
    const own = (table: string) =>
      sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND recipe IN (${ids})`
    return [
      own('ingredient'),
      // Copies for undo are useless once their ingredient is gone.
      deleteRowCopies(
        space,
        'ingredient',
        sql`SELECT c.key FROM row_copy c WHERE c.space_id = ${space} AND c."of" = 'ingredient' AND NOT EXISTS (
          SELECT 1 FROM ingredient i WHERE i.space_id = ${space} AND i.id = c.key ->> 0)`,
      ),
      own('step'),
      deleteRowCopies(
        space,
        'recipe_keyword',
        sql`SELECT c.key FROM row_copy c WHERE c.space_id = ${space} AND c."of" = 'recipe_keyword' AND c.key ->> 0 IN (${ids})`,
      ),
      own('recipe_keyword'),
      own('recipe_shared'),
      own('share_link'),
      own('external_file'),
      own('view_log'),
      own('property'),
      sql`UPDATE food SET recipe = NULL WHERE space_id = ${space} AND recipe IN (${ids})`,
      sql`UPDATE step SET step_recipe = NULL WHERE space_id = ${space} AND step_recipe IN (${ids})`,
      sql`DELETE FROM recipe_tally WHERE space_id = ${space} AND n = 0`,
      ...deleteSearchTexts(space, ['title', 'description', 'steps'], ids),
    ]
  },
}

const part = (table: 'step' | 'ingredient'): Purge => ({
  deleteDependents: (space, ids) => [
    sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND id IN (${ids})`,
  ],
})
export const partPurges = { step: part('step'), ingredient: part('ingredient') }

export const foodInRecipesPurge: Purge = {
  deleteDependents: (space, ids) => [
    sql`UPDATE ingredient SET food = NULL WHERE space_id = ${space} AND food IN (${ids})`,
    ...deleteSearchTexts(space, ['food', 'foodPlural'], ids),
  ],
}

export const keywordPurge: Purge = {
  deleteDependents: (space, ids) => [
    deleteRowCopies(
      space,
      'recipe_keyword',
      sql`SELECT c.key FROM row_copy c WHERE c.space_id = ${space} AND c."of" = 'recipe_keyword' AND c.key ->> 1 IN (${ids})`,
    ),
    sql`DELETE FROM recipe_keyword WHERE space_id = ${space} AND keyword IN (${ids})`,
    ...deleteSearchTexts(space, ['keyword'], ids),
  ],
}

export const unitPurge: Purge = {
  deleteDependents: (space, ids) => [
    sql`UPDATE ingredient SET unit = NULL WHERE space_id = ${space} AND unit IN (${ids})`,
    ...deleteSearchTexts(space, ['unit', 'unitPlural'], ids),
  ],
}
