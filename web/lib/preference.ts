import type { GeneralPreference } from '#worker/modules/account/preference.contract.ts'

/** The settings of a person that follow them to every device. */
export type Preference = GeneralPreference

/** What a visitor without an account gets: the part of it that a page for visitors reads. */
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
