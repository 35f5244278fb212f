import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { fileName } from '#worker/modules/exports/names/file-name.ts'

const RECIPE_KEY = /^\d+\/recipe\/(\d+)\/(.+)(\.\w+)$/
const FILE_KEY = /^\d+\/file\/(.+)(\.\w+)$/

interface Named {
  id: number
  name: string
  key: string | null
}

/** Names that people can read, by keys: unique, as each holds an id, or the key of what has been replaced since. */
export async function fileNames(db: Database, space: number, keys: readonly string[]): Promise<Map<string, string>> {
  const recipeIds = keys.flatMap((key) => RECIPE_KEY.exec(key)?.[1] ?? [])
  const { recipes, files } = await db.read({
    recipes: query<Named>(sql`SELECT id, name, image AS key FROM recipe
      WHERE space_id = ${space} AND id IN (SELECT CAST(value AS INTEGER) FROM ${jsonEach(recipeIds)})`),
    files: query<Named>(
      sql`SELECT id, name, key FROM user_file WHERE space_id = ${space} AND key IN (SELECT value FROM ${jsonEach(keys)})`,
    ),
  })
  const recipeById = new Map(recipes.map((recipe) => [String(recipe.id), recipe]))
  const fileByKey = new Map(files.map((file) => [file.key, file]))
  return new Map(
    keys.map((key): [string, string] => {
      const [, id = '', tag = '', ending = ''] = RECIPE_KEY.exec(key) ?? []
      if (id) {
        const recipe = recipeById.get(id)
        const name = fileName(recipe?.name ?? '')
        return [key, `files/recipes/${name} ${id}${recipe?.key === key ? '' : ` ${tag}`}${ending}`]
      }
      const file = fileByKey.get(key)
      const [, own = '', kind = ''] = FILE_KEY.exec(key) ?? []
      return [key, file ? `files/uploads/${fileName(file.name)} ${file.id}${kind}` : `files/earlier/${own}${kind}`]
    }),
  )
}
