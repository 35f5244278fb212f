import * as z from 'zod'

// The shapes of the strictest client: no number for a text, no 4.0 for an integer, null only where declared. It ignores
// unknown keys.
const id = z.int()
const optional = <T extends z.ZodType>(type: T) => type.nullish()
const named = z.object({ id, name: z.string() })
const person = z.object({ id, username: z.string(), display_name: z.string() })

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(row) })

export const overview = z.object({
  id,
  name: z.string(),
  description: optional(z.string()),
  image: optional(z.string()),
  keywords: z.array(z.object({ id, label: z.string() })),
  working_time: z.int(),
  waiting_time: z.int(),
  created_by: optional(person),
  created_at: z.string(),
  updated_at: z.string(),
  internal: z.boolean(),
  servings: z.int(),
  servings_text: z.string(),
  rating: optional(z.number()),
  last_cooked: optional(z.string()),
})

const food = named.extend({ plural_name: optional(z.string()) })
const unit = named.extend({ plural_name: optional(z.string()) })
export const ingredient = z.object({
  id,
  order: z.int(),
  is_header: z.boolean(),
  no_amount: z.boolean(),
  food: food.nullable(),
  unit: unit.nullable(),
  amount: z.number(),
  note: optional(z.string()),
  original_text: optional(z.string()),
})
export const step = z.object({
  id,
  name: z.string(),
  instruction: z.string(),
  instructions_markdown: z.string(),
  ingredients: z.array(ingredient),
  time: z.int(),
  order: z.int(),
  show_as_header: z.boolean(),
  show_ingredients_table: z.boolean(),
  file: optional(z.object({ id, name: z.string(), file_download: z.string(), preview: z.string() })),
  step_recipe: optional(z.int()),
  step_recipe_data: optional(z.object({ id, name: z.string(), steps: z.array(z.unknown()) })),
})
const propertyType = named.extend({ unit: optional(z.string()), description: optional(z.string()), order: z.int() })
const foodProperty = named.extend({
  description: z.string().nullable(),
  unit: z.string().nullable(),
  order: z.int(),
  food_values: z.record(z.string(), z.unknown()),
  total_value: z.number(),
  missing_value: z.boolean(),
})
export const keyword = named.extend({ description: z.string(), created_at: z.string(), updated_at: z.string() })
export const recipe = overview.omit({ keywords: true }).extend({
  steps: z.array(step),
  keywords: z.array(keyword),
  properties: z.array(z.object({ id, property_amount: z.number().nullable(), property_type: propertyType })),
  food_properties: z.record(z.string().regex(/^\d+$/), foodProperty),
  file_path: z.string(),
})
export const mealType = named.extend({
  order: z.int(),
  created_by: z.int(),
  time: optional(z.string()),
  color: optional(z.string()),
})
export const mealPlan = z.object({
  id,
  title: z.string(),
  recipe: overview.nullable(),
  servings: z.number(),
  note: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  meal_type: mealType,
  created_by: z.int(),
  meal_type_name: z.string(),
  shopping: z.boolean(),
})
export const shoppingEntry = z.object({
  id,
  food: food.nullable(),
  unit: unit.nullable(),
  amount: z.number(),
  order: z.int(),
  checked: z.boolean(),
  created_by: person,
  shopping_lists: z.array(named.extend({ description: z.string(), color: optional(z.string()) })),
  list_recipe_data: optional(
    z.object({
      id,
      name: z.string(),
      servings: z.number(),
      recipe: optional(z.int()),
      mealplan: optional(z.int()),
      recipe_data: optional(overview),
      meal_plan_data: optional(mealPlan),
    }),
  ),
})
export const cookLog = z.object({
  id,
  recipe: z.int(),
  servings: optional(z.int()),
  rating: optional(z.int()),
  comment: optional(z.string()),
  created_by: person.extend({ first_name: z.string(), last_name: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
})
export const book = named.extend({ description: z.string(), shared: z.array(person) })
export const bookEntry = z.object({ id, book: z.int(), book_content: book, recipe: z.int(), recipe_content: overview })
export const space = named.extend({ created_at: z.string(), message: z.string(), ai_enabled: z.boolean() })
export const preference = z.object({ user: z.object({ id }), default_unit: optional(z.string()) })
export const bulk = z.object({ ids: z.array(z.int()), checked: z.boolean(), timestamp: z.string() })
export const user = person.extend({ first_name: optional(z.string()), last_name: optional(z.string()) })
export const login = z.object({ token: z.string(), scope: z.string(), expires: z.string() })
export const settings = z.object({ version: z.string() })
export const aiProvider = named.extend({ description: z.string() })
export const fromSource = z.object({
  images: z.array(z.string()),
  duplicates: z.array(named),
  error: z.boolean(),
  msg: z.string(),
  recipe: z.object({
    steps: z.array(
      z.object({
        instruction: z.string(),
        show_ingredients_table: z.boolean(),
        ingredients: z.array(
          z.object({
            amount: z.number(),
            food: z.object({ name: z.string() }),
            unit: z.object({ name: z.string() }).nullable(),
            note: optional(z.string()),
            original_text: optional(z.string()),
          }),
        ),
      }),
    ),
    internal: z.boolean(),
    source_url: z.string(),
    name: z.string(),
    description: z.string(),
    servings: optional(z.int()),
    servings_text: z.string(),
    working_time: z.int(),
    waiting_time: z.int(),
    image_url: z.string(),
    keywords: z.array(z.object({ label: optional(z.string()), name: optional(z.string()), id: optional(z.int()) })),
  }),
})
export { named, food, unit }
