import type { Append } from '#worker/kernel/log/commit.ts'
import { blankRecipe } from '#worker/modules/recipes/new-recipe.ts'
import { LIMIT_REACHED, RECIPES_FULL } from '#worker/modules/recipes/recipe-limits.ts'
import { recipeDecider } from '#worker/modules/recipes/recipe.decider.ts'
import { pathFault } from './path-rule.ts'
import type { recipeImportTable } from './storage.table.ts'

export type WaitingFile = Pick<
  typeof recipeImportTable.$inferSelect,
  'id' | 'name' | 'storage' | 'file_path' | 'file_uid' | 'file_etag' | 'file_size' | 'version'
>

interface Failure {
  id: number
  name: string
  error: string
  code: string
}

interface Imported {
  appends: Append[]
  recipes: number[]
  failed: Failure[]
}

const FULL = { error: RECIPES_FULL, code: LIMIT_REACHED }

/** Creates recipes while there is room. A file that fails does not stop the others. */
export function importFiles(
  waiting: readonly WaitingFile[],
  { room, by, nextId }: { room: number; by: number; nextId: () => number },
): Imported {
  const done: Imported = { appends: [], recipes: [], failed: [] }
  for (const file of waiting) {
    const { id, name, version } = file
    const fault = faultOf(file) ?? (done.recipes.length < room ? null : FULL)
    if (fault) {
      done.failed.push({ id, name, ...fault })
      continue
    }
    const recipe = nextId()
    done.recipes.push(recipe)
    done.appends.push(...appendsFor(file, recipe, by, version))
  }
  return done
}

function faultOf({ file_path: path }: WaitingFile) {
  const error = pathFault(path)
  return error === null ? null : { error, code: 'storage.path_refused' }
}

function appendsFor(
  { id, name, storage, file_path, file_uid, file_etag, file_size }: WaitingFile,
  recipe: number,
  by: number,
  version: number,
) {
  const value = { ...blankRecipe, name, file_path }
  return [
    {
      stream: `recipe:${recipe}`,
      expected: 0,
      events: recipeDecider.decide.create(null, { id: recipe, created_by: by, recipe: value }),
    },
    {
      stream: `recipe-import:${id}`,
      expected: version,
      events: [
        { type: 'recipe-import.imported', data: { id, recipe, storage, file_path, file_uid, file_etag, file_size } },
      ],
    },
  ]
}
