import type * as z from 'zod'
import type { GeneralPreference, preferenceRow } from '#worker/modules/account/preference.contract.ts'

type Row = z.output<typeof preferenceRow>

/** What belongs to the space is missing where the person has none, and in what an older version stored. */
export type Preference = GeneralPreference &
  Partial<Pick<Row, 'image' | 'default_meal_type' | 'plan_share' | 'shopping_share' | 'food_inherit_default'>>

export const visitorPreference: Pick<
  Preference,
  'use_fractions' | 'use_kj' | 'ingredient_decimals' | 'left_handed' | 'comments'
> = {
  use_fractions: false,
  use_kj: false,
  ingredient_decimals: 2,
  left_handed: false,
  comments: false,
}
