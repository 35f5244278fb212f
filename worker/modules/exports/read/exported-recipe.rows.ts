import type { ExportedRecipe } from '../exported-recipe.ts'

/** Rows of many recipes at once, each with the recipe or the step that it belongs to. */
export interface RecipeFacts extends Pick<
  ExportedRecipe,
  | 'id'
  | 'name'
  | 'description'
  | 'source_url'
  | 'servings'
  | 'servings_text'
  | 'working_time'
  | 'waiting_time'
  | 'internal'
  | 'private'
  | 'rating'
  | 'nutrition'
  | 'created_at'
  | 'updated_at'
  | 'properties'
> {
  image: string | null
  favourite: boolean
  books: string[]
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
