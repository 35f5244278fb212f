import type { ExportedRecipe } from '../exported-recipe.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { nutritionFacts } from '../facts/nutrition-facts.ts'
import { minutesText } from '../facts/time-text.ts'
import { numberedUuid } from '../names/numbered-uuid.ts'
import { slugName } from '../names/slug-name.ts'
import { type IngredientRow, type MeasuredRow, type RecipeRow, rowsOf } from '../rows/recipe-row.ts'
import { rowText } from '../rows/row-text.ts'
import { instructionText, orderedSteps } from '../rows/step-text.ts'

interface MealieNames {
  slug: string
  hasPicture: boolean
}

/** A recipe as Mealie exports it. Steps name their ingredients, which stand in one list. */
export function mealieRecipe(recipe: ExportedRecipe, { slug, hasPicture }: MealieNames) {
  const steps = orderedSteps(recipe).map((step, at) => ({
    step,
    rows: ingredientsOf(rowsOf(step), (row) => numberedUuid(recipe.id, at + 1, row)),
  }))
  return {
    id: numberedUuid(recipe.id),
    slug,
    name: recipe.name,
    description: recipe.description ?? '',
    image: hasPicture ? 'original' : null,
    recipe_servings: recipe.servings,
    recipe_yield_quantity: 0,
    recipe_yield: recipe.servings_text,
    prep_time: minutesText(recipe.working_time) || null,
    perform_time: minutesText(recipe.waiting_time) || null,
    total_time: minutesText(recipe.working_time + recipe.waiting_time) || null,
    rating: recipe.rating,
    org_url: recipe.source_url,
    recipe_category: [],
    tags: keywordNames(recipe).map((name) => ({ name, slug: slugName(name) })),
    tools: [],
    recipe_ingredient: steps.flatMap(({ rows }) => rows),
    recipe_instructions: steps
      .map(({ step, rows }) => ({
        title: '',
        summary: step.name,
        text: instructionText(step),
        ingredient_references: rows.map(({ reference_id }) => ({ reference_id })),
      }))
      .filter(({ summary, text, ingredient_references }) => summary || text || ingredient_references.length > 0),
    nutrition: Object.fromEntries(nutritionFacts(recipe).map(({ key, amount }) => [NUTRIENTS[key], String(amount)])),
    settings: { disable_amount: false, show_nutrition: true },
    notes: [],
    assets: [],
    comments: [],
    extras: {},
    last_made:
      recipe.cooked
        .map(({ created_at }) => created_at)
        .sort()
        .at(-1) ?? null,
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
  }
}

const NUTRIENTS = {
  calories: 'calories',
  fats: 'fat_content',
  carbohydrates: 'carbohydrate_content',
  proteins: 'protein_content',
}

/** A heading is the title of the ingredient below it. */
function ingredientsOf(rows: readonly RecipeRow[], referenceOf: (row: number) => string) {
  const written: (ReturnType<typeof ingredientOf> & { title: string; reference_id: string })[] = []
  let title = ''
  const add = (row: ReturnType<typeof ingredientOf>) => {
    written.push({ title, ...row, reference_id: referenceOf(written.length) })
    title = ''
  }
  for (const row of rows) {
    if (!('heading' in row)) add(ingredientOf(row))
    else {
      if (title !== '') add(textAlone(''))
      title = row.heading
    }
  }
  if (title !== '') add(textAlone(''))
  return written
}

/** It counts one amount, so that a range stays a text. */
function ingredientOf(row: IngredientRow) {
  if ('line' in row || row.amount_max !== null) return textAlone(rowText(row))
  return {
    quantity: row.amount ?? 0,
    unit: row.unit && { name: row.unit.name, plural_name: row.unit.plural_name ?? null },
    food: { name: row.food.name, plural_name: row.food.plural_name },
    referenced_recipe: otherRecipe(row),
    note: row.note,
    disable_amount: false,
    original_text: row.original_text || null,
  }
}

const otherRecipe = ({ recipe }: MeasuredRow) =>
  recipe && { id: numberedUuid(recipe.id), slug: slugName(recipe.name), name: recipe.name }

const textAlone = (note: string) => ({
  quantity: 0,
  unit: null,
  food: null,
  referenced_recipe: null,
  note,
  disable_amount: false,
  original_text: null,
})
