import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'
import { foodInheritance } from './food-inheritance.ts'
import { preferenceOf, type preferenceRow } from './preference.contract.ts'
import type { SpacePreference } from './space-preference.ts'

/** `general` is as the directory stores it; `here` is what the person's space keeps. */
export function presentPreference(
  context: Context,
  general: Record<string, unknown>,
  here: SpacePreference | undefined,
): z.output<typeof preferenceRow> {
  const inherited = foodInheritance(context, general)
  return {
    user: personOf(context),
    ...preferenceOf(general),
    image: null,
    default_meal_type: null,
    plan_share: [],
    shopping_share: [],
    food_children_exist: false,
    ...here,
    food_inherit_default: inheritableFields.filter(({ id }) => inherited.includes(id)),
  }
}
