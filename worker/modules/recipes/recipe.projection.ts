import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { deleteRows, insertRows, updateRow, type BulkWrite } from '#worker/kernel/sql/bulk-write.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import { revokePictureUrls, revokeStepFileUrls } from '#worker/modules/files/revoke-picture-urls.ts'
import type { RecipeEvent, StepValue } from './recipe.events.ts'
import { recipeKeywordTable, recipeSharedTable, recipeTable } from './recipe.table.ts'
import { indexName, indexText } from './search-index/index-texts.ts'
import { stepRows } from './parts/step.rows.ts'
import { ingredientTable, stepTable } from './parts/step.table.ts'

type Of = Recorded<RecipeEvent>

const updateRecipe = ({ space, version, at, data: { id } }: Of, columns: object = {}) =>
  updateRow(recipeTable, { space, id }, { ...columns, version, updated_at: at })

const keywordRows = (space: number, recipe: number, keywords: readonly number[]): BulkWrite =>
  insertRows(
    recipeKeywordTable,
    keywords.map((keyword, position) => ({ space_id: space, recipe, keyword, position })),
    { or: 'IGNORE', by: 'recipe' },
  )
const sharedRows = (space: number, recipe: number, shared: readonly number[]): BulkWrite =>
  insertRows(
    recipeSharedTable,
    shared.map((user_id) => ({ space_id: space, recipe, user_id })),
    { or: 'IGNORE', by: 'recipe' },
  )
const stepText = (steps: readonly StepValue[]) =>
  steps
    .flatMap((step) => [step.name, step.instruction, ...step.ingredients.map(({ note }) => note ?? '')])
    .filter(Boolean)
    .join('\n')

const partCounts = (steps: readonly StepValue[]) => ({
  step_count: steps.length,
  ingredient_count: steps.reduce((sum, { ingredients }) => sum + ingredients.length, 0),
})

/** People who may no longer see the recipe still know its picture addresses, so these end. */
const revokeRecipeUrls = (event: Of) => [
  revokePictureUrls(event, event.stream),
  revokeStepFileUrls(event, event.data.id),
]

export const recipeProjection = projection<RecipeEvent>({
  'recipe.created': ({ space, version, at, data }): Statement[] => {
    const { keywords, steps, shared, ...columns } = data
    return [
      insertRows(recipeTable, [
        {
          ...columns,
          ...partCounts(steps),
          name_fold: foldName(data.name),
          space_id: space,
          version,
          created_at: at,
          updated_at: at,
        },
      ]),
      ...(data.private ? [revokeStepFileUrls({ space, at }, data.id, steps)] : []),
      ...stepRows(space, data.id, steps),
      keywordRows(space, data.id, keywords),
      sharedRows(space, data.id, shared),
      ...indexName(space, 'title', data.id, data.name),
      ...(data.description ? [indexText(space, 'description', data.id, data.description)] : []),
      indexText(space, 'steps', data.id, stepText(steps)),
    ]
  },
  'recipe.described': (event) => {
    const { space, data } = event
    const { name, description } = data.patch
    return [
      updateRecipe(event, { ...data.patch, ...(name === undefined ? {} : { name_fold: foldName(name) }) }),
      ...(name === undefined ? [] : indexName(space, 'title', data.id, name)),
      ...(description === undefined ? [] : [indexText(space, 'description', data.id, description ?? '')]),
    ]
  },
  'recipe.steps_set': (event) => {
    const { space, data } = event
    return [
      revokeStepFileUrls(event, data.id, data.steps),
      deleteRows(ingredientTable, 'recipe', { space, value: data.id }),
      deleteRows(stepTable, 'recipe', { space, value: data.id }),
      ...stepRows(space, data.id, data.steps),
      indexText(space, 'steps', data.id, stepText(data.steps)),
      updateRecipe(event, partCounts(data.steps)),
    ]
  },
  'recipe.keyworded': (event) => [
    deleteRows(recipeKeywordTable, 'recipe', { space: event.space, value: event.data.id }),
    keywordRows(event.space, event.data.id, event.data.keywords),
    updateRecipe(event),
  ],
  'recipe.shared': (event) => [
    deleteRows(recipeSharedTable, 'recipe', { space: event.space, value: event.data.id }),
    sharedRows(event.space, event.data.id, event.data.shared),
    updateRecipe(event, { private: event.data.private }),
    ...(event.data.private ? revokeRecipeUrls(event) : []),
  ],
  'recipe.imaged': (event) => [
    revokePictureUrls(event, event.stream),
    updateRecipe(event, { image: event.data.image, image_failure: null }),
  ],
  'recipe.image_requested': (event) => updateRecipe(event, { image_failure: null }),
  'recipe.image_staged': (event) => updateRecipe(event, { image_failure: null }),
  'recipe.image_failed': (event) => {
    const { id: _id, ...failure } = event.data
    return updateRecipe(event, { image_failure: failure })
  },
  'recipe.image_failure_dismissed': (event) => updateRecipe(event, { image_failure: null }),
  'recipe.reverted': (event) => updateRecipe(event),
  'recipe.deleted': (event) => [...revokeRecipeUrls(event), updateRecipe(event, { deleted_with: event.stream })],
  'recipe.restored': (event) => updateRecipe(event, { deleted_with: null }),
})

export const recipeReferences = projection<MergedEvent<'food'> | MergedEvent<'unit'> | MergedEvent<'keyword'>>({
  'food.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE ingredient SET food = ${into} WHERE space_id = ${space} AND food = ${id}`,
  'unit.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE ingredient SET unit = ${into} WHERE space_id = ${space} AND unit = ${id}`,
  'keyword.merged': ({ space, data: { id, into } }) => [
    sql`UPDATE OR IGNORE recipe_keyword SET keyword = ${into} WHERE space_id = ${space} AND keyword = ${id}`,
    sql`DELETE FROM recipe_keyword WHERE space_id = ${space} AND keyword = ${id}`,
  ],
})
