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

/** A negative id marks a meal that the server does not have yet. */
export const optimisticMeal = (draft: MealDraft, by: number): Meal => ({
  id: -1 - Math.floor(Math.random() * 2 ** 31),
  title: draft.recipe ? '' : draft.title,
  recipe: draft.recipe,
  recipe_name: draft.recipe?.name ?? '',
  servings: draft.servings,
  note: draft.note,
  note_markdown: '',
  from_date: draft.from,
  to_date: draft.to,
  meal_type: {
    id: draft.kind.id ?? 0,
    name: draft.kind.name,
    order: draft.kind.order,
    default: draft.kind.isDefault,
    color: draft.kind.color,
    time: draft.kind.time,
    created_by: by,
  },
  created_by: by,
  shared: [],
  meal_type_name: draft.kind.name,
  shopping: draft.addsToShoppingList && draft.recipe !== null,
})
