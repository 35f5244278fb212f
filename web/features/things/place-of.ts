import { linkOptions } from '@tanstack/react-router'
import type { Model, ThingRow } from './model.ts'

/** The page where a row is looked at; null for kinds that are edited beside their list. */
export function placeOf({ name }: Model, row: ThingRow) {
  if (name === 'Recipe') return toRecipe(row.id)
  if (name === 'CookLog' || name === 'ViewLog') return toRecipe(Number(row['recipe']))
  if (name === 'RecipeBookEntry') return toRecipe(Number(row['recipe']))
  if (name === 'RecipeBook') return linkOptions({ to: '/book/$bookId', params: { bookId: String(row.id) } })
  if (name === 'MealPlan') return linkOptions({ to: '/plan', search: { day: String(row['from_date']).slice(0, 10) } })
  if (name === 'ShoppingListEntry') return linkOptions({ to: '/shopping' })
  if (name === 'AccessToken') return linkOptions({ to: '/settings/tokens' })
  if (name === 'InviteLink' || name === 'UserSpace' || name === 'User' || name === 'Household')
    return linkOptions({ to: '/settings/people' })
  if (name === 'Space') return linkOptions({ to: '/settings/spaces' })
  return null
}

const toRecipe = (id: number) => linkOptions({ to: '/recipe/$recipeId', params: { recipeId: String(id) } })
