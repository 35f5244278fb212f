import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'

type Step = Recipe['steps'][number]
type Ingredient = Step['ingredients'][number]

/** What an exporter gets of a recipe: the API's full recipe, and what is kept beside it. */
export interface ExportedRecipe extends Pick<
  Recipe,
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
> {
  keywords: Pick<Recipe['keywords'][number], 'name' | 'description' | 'created_at' | 'updated_at'>[]
  properties: ExportedProperty[]
  steps: ExportedStep[]
  /** The first is the recipe's own. */
  pictures: ExportedPicture[]
  favourite: boolean
  /** Names of the books that it stands in. */
  books: string[]
  cooked: ExportedCooking[]
}

export interface ExportedStep extends Pick<
  Step,
  'name' | 'instruction' | 'time' | 'order' | 'show_as_header' | 'show_ingredients_table'
> {
  ingredients: ExportedIngredient[]
  /** The recipe that is cooked in this step. */
  step_recipe_data: Pick<NonNullable<Step['step_recipe_data']>, 'id' | 'name'> | null
  pictures: ExportedPicture[]
}

export interface ExportedIngredient extends Pick<
  Ingredient,
  'amount' | 'amount_max' | 'note' | 'order' | 'is_header' | 'no_amount' | 'original_text'
> {
  unit: Pick<NonNullable<Ingredient['unit']>, 'name' | 'plural_name' | 'description' | 'base_unit'> | null
  food:
    | (Pick<NonNullable<Ingredient['food']>, 'name' | 'plural_name' | 'ignore_shopping'> & {
        supermarket_category: { name: string } | null
        recipe: { id: number; name: string } | null
      })
    | null
}

interface ExportedProperty {
  property_amount: number | null
  property_type: { name: string; unit?: string | null | undefined }
}

/** A picture that is not read before a file needs it. Null where it is gone. */
export type ExportedPicture = () => Promise<PictureContent | null>

export interface PictureContent {
  bytes: Uint8Array<ArrayBuffer>
  /** As "image/jpeg". */
  type: string
}

export interface ExportedCooking {
  created_at: string
  rating: number | null
  servings: number | null
  comment: string | null
}
