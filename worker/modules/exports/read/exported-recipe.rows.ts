import type { ExportedRecipe } from '../exported-recipe.ts'

/** Rows of many recipes at once, each with the recipe or the step that it belongs to. */
export type RecipeFacts = Omit<ExportedRecipe, 'keywords' | 'steps' | 'pictures' | 'cooked'> & {
  /** Key of its picture in the store. */
  image: string | null
}

export type KeywordOf = ExportedRecipe['keywords'][number] & { recipe: number }
export type CookingOf = ExportedRecipe['cooked'][number] & { recipe: number }

export interface StepOf {
  id: number
  recipe: number
  name: string
  instruction: string
  time: number
  show_as_header: boolean
  show_ingredients_table: boolean
  /** Key of its picture in the store. */
  picture: string | null
  other: { id: number; name: string } | null
}

type Ingredient = ExportedRecipe['steps'][number]['ingredients'][number]

export type IngredientOf = Omit<Ingredient, 'order'> & { step: number }
