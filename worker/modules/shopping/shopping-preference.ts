import type { Context } from '../../kernel/log/context.ts'
import { preferenceOf } from '../account/preference.contract.ts'

export interface ShoppingPreference {
  /** For how many days besides today a ticked entry is still listed. */
  recentDays: number
  /** What is ticked off is then in the house. */
  addsOnHand: boolean
  /** What is in the house is not put on the list along with a recipe. */
  excludeOnhand: boolean
  /** Recipes within a recipe are shopped for along with it. */
  includeRelated: boolean
  /** What is put on the list by hand goes on the named lists that its food is bought from. */
  usesFoodLists: boolean
}

const MAX_DAYS = 366

/** How the asker likes to shop. */
export function shoppingPreferenceOf({ identity }: Context): ShoppingPreference {
  const preference = preferenceOf(identity?.preference ?? {})
  return {
    recentDays: Math.min(preference.shopping_recent_days, MAX_DAYS),
    addsOnHand: preference.shopping_add_onhand,
    excludeOnhand: preference.mealplan_autoexclude_onhand,
    includeRelated: preference.mealplan_autoinclude_related,
    usesFoodLists: preference.shopping_update_food_lists,
  }
}
