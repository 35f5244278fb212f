import { newMealRow } from '#web/components/meal-plan/meal-row.ts'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { type MealKind, toMealKind, mealKindRef } from '../types/meal-kind.ts'
import { firstDay, lastDay, type Meal, type PlannedRecipe } from '../board/meal.rows.ts'
import { daysBetween } from '../board/week-days.ts'

export interface MealDraft {
  recipe: PlannedRecipe | null
  title: string
  servings: number
  note: string
  from: CivilDate
  to: CivilDate
  kind: MealKind
  addsToShoppingList: boolean
}

export const mealBody = ({ recipe, title, servings, note, from, to, kind, addsToShoppingList }: MealDraft) => ({
  recipe: recipe && { id: recipe.id },
  title: recipe ? '' : title,
  servings,
  note,
  from_date: from,
  to_date: to,
  meal_type: mealKindRef(kind),
  ...(addsToShoppingList && recipe ? { addshopping: true } : {}),
})

/** A new meal is shared with whom the person chose for all of theirs. */
export const newMealBody = (draft: MealDraft, sharedWith: readonly { id: number }[] = []) => ({
  ...mealBody(draft),
  ...(sharedWith.length > 0 ? { shared: sharedWith.map(({ id }) => ({ id })) } : {}),
})

export const mealDraftOf = (meal: Meal, from: CivilDate = firstDay(meal)): MealDraft => ({
  recipe: meal.recipe,
  title: meal.title,
  servings: meal.servings,
  note: meal.note,
  from,
  to: addDays(from, daysBetween(firstDay(meal), lastDay(meal))),
  kind: toMealKind(meal.meal_type),
  addsToShoppingList: false,
})

export const mealDraftName = ({ recipe, title }: Pick<MealDraft, 'recipe' | 'title'>): string => recipe?.name ?? title

export const newMeal = (draft: MealDraft, by: number): Meal =>
  newMealRow({ ...draft, type: mealTypeOf(draft.kind, by), by, shopping: draft.addsToShoppingList })

/** The meal after it was changed to `draft`. */
export const changedMeal = (meal: Meal, draft: MealDraft): Meal => ({
  ...newMeal(draft, meal.created_by),
  id: meal.id,
  note_markdown: draft.note === meal.note ? meal.note_markdown : '',
  shared: meal.shared,
  shopping: meal.shopping,
})

/** A kind that the server does not have yet gets its id with the first meal. */
const mealTypeOf = ({ id, name, order, isDefault, color, time }: MealKind, by: number): Meal['meal_type'] => ({
  id: id ?? 0,
  name,
  order,
  default: isDefault,
  color,
  time,
  created_by: by,
})
