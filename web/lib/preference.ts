/** The settings of a person that follow them to every device, as far as the interface reads them. */
export interface Preference {
  theme: string
  nav_bg_color: string
  nav_show_logo: boolean
  default_unit: string
  default_page: string
  use_fractions: boolean
  use_kj: boolean
  ingredient_decimals: number
  comments: boolean
  left_handed: boolean
  show_step_ingredients: boolean
  shopping_auto_sync: number
  shopping_add_onhand: boolean
  shopping_recent_days: number
  filter_to_supermarket: boolean
  mealplan_autoadd_shopping: boolean
  mealplan_autoexclude_onhand: boolean
  mealplan_autoinclude_related: boolean
  default_delay: number
  csv_delim: string
  csv_prefix: string
}

/** What a visitor without an account gets. */
export const visitorPreference: Preference = {
  theme: 'TANDOOR',
  nav_bg_color: '',
  nav_show_logo: true,
  default_unit: 'g',
  default_page: 'SEARCH',
  use_fractions: false,
  use_kj: false,
  ingredient_decimals: 2,
  comments: true,
  left_handed: false,
  show_step_ingredients: true,
  shopping_auto_sync: 5,
  shopping_add_onhand: false,
  shopping_recent_days: 7,
  filter_to_supermarket: false,
  mealplan_autoadd_shopping: false,
  mealplan_autoexclude_onhand: true,
  mealplan_autoinclude_related: true,
  default_delay: 4,
  csv_delim: ',',
  csv_prefix: '',
}
