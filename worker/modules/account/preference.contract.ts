import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, decimal, int, text, blankableText } from '#worker/kernel/contract/scalars.contract.ts'
import { inheritField } from '#worker/modules/foods/food.contract.ts'
import { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { fileView } from '#worker/modules/files/file-view.contract.ts'

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
const nonNegativeInt = () => int().pipe(z.number().min(0, 'Ensure this value is greater than or equal to 0.'))

const generalShape = {
  theme: choice('TANDOOR', 'BOOTSTRAP', 'DARKLY', 'FLATLY', 'SUPERHERO', 'TANDOOR_DARK'),
  nav_bg_color: text(8),
  nav_text_color: choice('LIGHT', 'DARK'),
  nav_show_logo: bool(),
  nav_sticky: bool(),
  default_unit: text(32),
  /** `SEARCH`, everybody's default, is the start page; `RECIPES` the list of all recipes. */
  default_page: choice('SEARCH', 'PLAN', 'BOOKS', 'SHOPPING', 'RECIPES'),
  use_fractions: bool(),
  use_kj: bool(),
  ingredient_decimals: nonNegativeInt(),
  comments: bool(),
  /** Poll interval of the shopping list in seconds; 0 never polls. */
  shopping_auto_sync: nonNegativeInt(),
  mealplan_autoadd_shopping: bool(),
  mealplan_autoexclude_onhand: bool(),
  mealplan_autoinclude_related: bool(),
  shopping_add_onhand: bool(),
  shopping_recent_days: nonNegativeInt(),
  shopping_update_food_lists: bool(),
  /** Hours. */
  default_delay: decimal(),
  filter_to_supermarket: bool(),
  csv_delim: text(2),
  csv_prefix: blankableText(10),
  left_handed: bool(),
  show_step_ingredients: bool(),
}

export type GeneralPreference = z.output<z.ZodObject<typeof generalShape>>

export const preferenceDefaults: GeneralPreference = {
  theme: 'TANDOOR',
  nav_bg_color: '#ddbf86',
  nav_text_color: 'DARK',
  nav_show_logo: true,
  nav_sticky: true,
  default_unit: 'g',
  default_page: 'SEARCH',
  use_fractions: false,
  use_kj: false,
  ingredient_decimals: 2,
  comments: true,
  shopping_auto_sync: 5,
  mealplan_autoadd_shopping: false,
  mealplan_autoexclude_onhand: true,
  mealplan_autoinclude_related: true,
  shopping_add_onhand: false,
  shopping_recent_days: 7,
  shopping_update_food_lists: true,
  default_delay: 4,
  filter_to_supermarket: false,
  csv_delim: ',',
  csv_prefix: '',
  left_handed: false,
  show_step_ingredients: true,
}

/** Settings with their defaults. `identity.preference` also holds what other calls present, which this leaves out. */
export const preferenceOf = (stored: { search?: unknown; food_inherit_default?: unknown }): GeneralPreference => {
  const { search: _search, food_inherit_default: _fields, ...preference } = { ...preferenceDefaults, ...stored }
  return preference
}

const spaceShape = {
  image: idRefSchema().nullable(),
  default_meal_type: idRefSchema().nullable(),
  plan_share: z.array(idRefSchema()).nullable(),
  shopping_share: z.array(idRefSchema()).nullable(),
}

export const preferencePatch = z
  .object({
    ...generalShape,
    ...spaceShape,
    food_inherit_default: z
      .array(idRefSchema())
      .nullable()
      .meta({ description: 'What new foods of this person inherit. Null: what the space says.' }),
  })
  .partial()
export const generalPreferenceFields = Object.keys(generalShape) as (keyof GeneralPreference)[]
export const spacePreferenceFields = Object.keys(spaceShape) as (keyof typeof spaceShape)[]

export const preferenceRow = z
  .object({
    user: userRow,
    ...generalShape,
    ingredient_decimals: z.int(),
    shopping_auto_sync: z.int(),
    shopping_recent_days: z.int(),
    default_delay: z.number(),
    image: fileView.nullable(),
    default_meal_type: mealType.row.nullable(),
    plan_share: z.array(userRow),
    shopping_share: z.array(userRow),
    food_inherit_default: z.array(inheritField),
    food_children_exist: z.boolean(),
  })
  .meta({ id: 'UserPreference' })
