import type { Context } from '#worker/kernel/log/context.ts'
import { preferenceOf } from '#worker/modules/account/preference.contract.ts'

export interface ShoppingPreference {
  recentDays: number
  addsOnHand: boolean
  excludeOnhand: boolean
  includeRelated: boolean
  usesFoodLists: boolean
}

const MAX_DAYS = 366

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
