/** What the start page reads of a recipe in a list. */
export interface RecipeTileRow {
  id: number
  name: string
  image: string | null
  working_time: number
  waiting_time: number
  rating: number | null
  keywords: readonly { id: number; label: string }[]
  /** Only of those viewed lately, the later the larger. */
  recent?: string | number | null
}

/** What it reads of a planned meal. */
export interface MealRow {
  id: number
  title: string
  recipe: { id: number; name: string; image: string | null } | null
  servings: number
  from_date: string
  to_date: string
  meal_type: { id: number; name: string; color?: string | null; time?: string | null }
}
