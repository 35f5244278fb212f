import type { ExportedIngredient, ExportedRecipe, ExportedStep } from '../exported-recipe.ts'
import { nutritionFacts } from '../facts/nutrition-facts.ts'
import { orderedSteps } from '../rows/step-text.ts'

/**
 * The interchange format of Tandoor, whose keys come first and in its order; what it does not know stands below, and its
 * readers pass over that.
 */
export const tandoorRecipe = (recipe: ExportedRecipe) => ({
  name: recipe.name,
  description: recipe.description,
  keywords: recipe.keywords.map(({ name, description, created_at, updated_at }) => ({
    name,
    description,
    created_at,
    updated_at,
  })),
  steps: orderedSteps(recipe).map(stepOf),
  working_time: recipe.working_time,
  waiting_time: recipe.waiting_time,
  internal: recipe.internal,
  nutrition: recipe.nutrition && { ...recipe.nutrition, ...knownNutrition(recipe) },
  servings: recipe.servings,
  servings_text: recipe.servings_text,
  source_url: recipe.source_url,
  id: recipe.id,
  private: recipe.private,
  rating: recipe.rating,
  created_at: recipe.created_at,
  properties: recipe.properties.map(({ property_amount, property_type }) => ({
    property_amount,
    property_type: { name: property_type.name, unit: property_type.unit ?? null },
  })),
})

const knownNutrition = (recipe: ExportedRecipe) =>
  Object.fromEntries(nutritionFacts(recipe).map(({ key, amount }) => [key, amount]))

const stepOf = (step: ExportedStep, order: number) => ({
  name: step.name,
  instruction: step.instruction,
  ingredients: [
    ...step.ingredients.toSorted((a, b) => a.order - b.order).map(ingredientOf),
    ...otherRecipe(step, step.ingredients.length),
  ],
  time: step.time,
  order,
  show_as_header: step.show_as_header,
  show_ingredients_table: step.show_ingredients_table,
})

const ingredientOf = (row: ExportedIngredient, order: number) => ({
  food: row.food && foodOf(row.food.name, row.food),
  unit: row.unit && {
    name: row.unit.name,
    plural_name: row.unit.plural_name ?? null,
    description: row.unit.description ?? null,
  },
  amount: row.amount,
  // Some readers take null for a broken file.
  note: row.note ?? '',
  order,
  is_header: row.is_header,
  no_amount: row.no_amount,
  always_use_plural_unit: false,
  always_use_plural_food: false,
  amount_max: row.amount_max,
  original_text: row.original_text,
})

const foodOf = (name: string, food: Partial<NonNullable<ExportedIngredient['food']>>) => ({
  name,
  plural_name: food.plural_name ?? null,
  ignore_shopping: food.ignore_shopping ?? false,
  supermarket_category: food.supermarket_category ? { name: food.supermarket_category.name } : null,
})

/** The format has no recipes within recipes, so that its name stands among the ingredients. */
const otherRecipe = ({ step_recipe_data: other }: ExportedStep, order: number) =>
  other
    ? [
        ingredientOf(
          {
            food: {
              name: other.name,
              plural_name: null,
              ignore_shopping: false,
              supermarket_category: null,
              recipe: other,
            },
            unit: null,
            amount: 0,
            amount_max: null,
            note: '',
            order,
            is_header: false,
            no_amount: true,
            original_text: null,
          },
          order,
        ),
      ]
    : []
