import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { ownFoodInheritance } from '#worker/modules/settings/own-food-inheritance.ts'

/** Ids of fields: what the person said, else what the space says; in the order of the fields. */
export function foodInheritance(context: Context, stored = context.identity?.preference ?? {}): number[] {
  const wanted = ownFoodInheritance(stored) ?? settingsOf(membershipOf(context).settings).food_inherit
  return inheritableFields.map(({ id }) => id as number).filter((id) => wanted.includes(id))
}
