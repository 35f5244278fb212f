/** What a page says about a recipe, in our fields. Times are whole minutes, 0 when the page names none. */
export type PageRecipe = {
  name: string
  /** Paragraphs are separated by an empty line. */
  description: string
  source_url: string
  servings: number | null
  servings_text: string
  working_time: number
  waiting_time: number
  total_time: number
  /** The best picture. */
  image_url: string | null
  /** Every picture worth offering, the best first; absolute. */
  images: string[]
  /** Keywords, category and cuisine, in page order and spelling. */
  keywords: string[]
  language: string | null
  author: string
  ingredients: PageIngredient[]
  steps: PageStep[]
  nutrition: PageNutrition
  /** Ingredient lines the page has somewhere and this reading has not. */
  lost: string[]
  /** The page's own words, for people who want to check. */
  raw: { yield: string; prep_time: string; cook_time: string; total_time: string }
}

export type PageIngredient = { group: string | null; line: string }

/** `instruction` is Markdown; `name` is the section's heading, on the first step of the section only. */
export type PageStep = { name: string; instruction: string }

/** Per serving: kcal and grams. `raw` keeps each value as written, by schema.org name. */
export type PageNutrition = {
  calories: number | null
  fats: number | null
  carbohydrates: number | null
  proteins: number | null
  raw: Record<string, string>
}
