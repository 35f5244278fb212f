import { type DraftIngredient, type RecipeDraft, recipeDraftOf, stepOf } from '../../../drafts/recipe-draft.ts'
import type { PageIngredient, PageRecipe } from '../../../pages/page-recipe.ts'
import { say } from '../../../drafts/said.ts'

/** What page import reads, as a draft. Of a page's pictures only the first is surely the recipe's. */
export const recipeDraftOfPage = (page: PageRecipe): RecipeDraft =>
  recipeDraftOf({
    name: page.name,
    description: page.description,
    source: page.author,
    source_url: page.source_url,
    servings: page.servings,
    servings_text: page.servings_text,
    working_time: page.working_time,
    waiting_time: page.waiting_time,
    keywords: page.keywords,
    ingredients: grouped(page.ingredients),
    steps: page.steps.map((step) => stepOf(step)),
    nutrition: page.nutrition,
    pictures: page.image_url ? [{ url: page.image_url }] : [],
    warnings: page.lost.map((line) => say('line_lost', { line })),
  })

/** A heading where the group changes. */
const grouped = (lines: readonly PageIngredient[]): DraftIngredient[] =>
  lines.flatMap(({ group, line }, at) => {
    const isNew = group !== null && group !== (lines[at - 1]?.group ?? null)
    return isNew ? [{ heading: group }, { line }] : [{ line }]
  })
