import type { GeneralPreference } from '#worker/modules/account/preference.contract.ts'

export type Preference = GeneralPreference

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
