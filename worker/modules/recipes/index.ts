import { sql } from 'drizzle-orm'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { recipeHistoryRoutes } from './history/history.routes.ts'
import { restoreRecipes, undoRecipeCreation } from './history/undo-creation.ts'
import { undoSave } from './history/undo.ts'
import { ingredientRoutes } from './parts/ingredient.routes.ts'
import { ingredientEvents, stepEvents } from './parts/part.events.ts'
import { imageReactor } from './image/image.reactor.ts'
import { standaloneFeed } from './standalone/standalone-feed.ts'
import { standaloneUndo } from './standalone/standalone.undo.ts'
import { partProjection } from './parts/part.projection.ts'
import { stepRoutes } from './parts/step.routes.ts'
import { readableRecipeEvent, readableRecipe } from '#worker/access/recipe.access.ts'
import { effectsOnRecipes } from './recipe.effects.ts'
import { recipeEvents } from './recipe.events.ts'
import { recipeProjection, recipeReferences } from './recipe.projection.ts'
import { foodInRecipesPurge, keywordPurge, partPurges, recipePurge, unitPurge } from './recipe.purge.ts'
import { recipeRoutes } from './recipe.routes.ts'
import { recipeKeywordTable, recipeSharedTable, recipeTable } from './recipe.table.ts'
import { usesInRecipes } from './recipe-uses.ts'
import { recipeTallyTable } from './recipe-tally.ts'
import { searchTexts } from './search-index/index-texts.ts'
import { nameProjection } from './search-index/search.projection.ts'
import { pruneReplayedWords, pruneSearchWords } from './search-index/delete-search-texts.ts'
import { searchGramTable } from './search-index/search.table.ts'
import { viewRoutes } from './views/view.routes.ts'
import { ingredientTable, stepTable } from './parts/step.table.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { recipe } from './recipe.contract.ts'

/** The kernel serves the preview of a deletion; all other calls are the recipe's own. */
const recipeResource = definePartialResource(recipe, recipeTable, { visible: (context) => readableRecipe(context) }, [
  'effects',
])

const mergedKeywords = (data: unknown) => {
  const { id, into } = data as { id: number; into: number } // The data of a merge.
  return sql`keyword IN (${id}, ${into})`
}

export const recipes: Module = {
  name: 'recipe',
  events: [recipeEvents, stepEvents, ingredientEvents],
  tables: [
    recipeTable,
    recipeSharedTable,
    recipeTallyTable,
    recipeKeywordTable,
    stepTable,
    ingredientTable,
    searchGramTable,
  ],
  textIndexes: [searchTexts],
  leftovers: [{ live: pruneSearchWords, replayed: pruneReplayedWords }],
  reactors: [imageReactor],
  projections: [recipeReferences, recipeProjection, partProjection, nameProjection],
  resources: [recipeResource],
  effects: effectsOnRecipes,
  extendedColumns: usesInRecipes,
  routes: (app) => {
    recipeRoutes(app)
    recipeHistoryRoutes(app)
    stepRoutes(app)
    ingredientRoutes(app)
    viewRoutes(app)
  },
  undo: {
    'recipe.created': undoRecipeCreation,
    'recipe.restored': undoRecipeCreation,
    'recipe.deleted': restoreRecipes,
    ...Object.fromEntries(
      (['described', 'steps_set', 'keyworded', 'shared', 'imaged', 'image_failure_dismissed', 'reverted'] as const).map(
        (what) => [`recipe.${what}`, undoSave],
      ),
    ),
    ...standaloneUndo,
  },
  derivedEvents: ['recipe.image_requested', 'recipe.image_staged', 'recipe.image_failed'],
  personalTables: [{ table: 'view_log', column: 'created_by' }],
  purge: { recipe: recipePurge, food: foodInRecipesPurge, keyword: keywordPurge, unit: unitPurge, ...partPurges },
  footprints: {
    'food.merged': [referencingFootprint(ingredientTable, 'food')],
    'unit.merged': [referencingFootprint(ingredientTable, 'unit')],
    'keyword.merged': [{ table: recipeKeywordTable, where: ({ data }) => mergedKeywords(data) }],
  },
  feedFilters: { recipe: readableRecipeEvent, ...standaloneFeed },
}
