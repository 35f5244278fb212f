import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema, ref } from '#worker/kernel/contract/ref.contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, bool, decimal, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { shoppingList, shoppingListRefs } from '#worker/modules/shopping-lists/shopping-list.contract.ts'
import { nestedProperty, property } from '#worker/modules/properties/property.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { categoryRef, supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'
import { unit, unitRef } from '#worker/modules/units/unit.contract.ts'

const MAX_PROPERTIES = 100
const MAX_SUBSTITUTES = 200
const MAX_FIELDS = 10

export const inheritField = z
  .object({ id: z.int(), name: z.string(), field: z.string() })
  .meta({ id: 'FoodInheritField' })

export const foodShort = z
  .object({ id: z.int(), name: z.string(), plural_name: z.string().nullable() })
  .meta({ id: 'FoodShort' })

export const foodRef = () => ref(z.object({ name: text(128), plural_name: blankableText(128).nullish() }))

export const food = resource({
  name: 'food',
  title: 'Food',
  fields: z.object({
    name: text(128),
    plural_name: blankableText(128).nullish(),
    description: blankableText().default(''),
    recipe: idRefSchema().nullish(),
    url: blankableText(1024).nullish(),
    properties: listSchema(nestedProperty, MAX_PROPERTIES).nullish(),
    properties_food_amount: decimal().default(100),
    properties_food_unit: refersTo('unit', unitRef(), { onDelete: 'refuse', onMerge: 'follow' }).nullish(),
    fdc_id: int().nullish(),
    food_onhand: bool().nullish(),
    supermarket_category: refersTo('supermarket-category', categoryRef(), {
      onDelete: 'clear',
      onMerge: 'follow',
    }).nullish(),
    inherit_fields: listSchema(idRefSchema(), MAX_FIELDS).nullish(),
    ignore_shopping: bool().default(false),
    substitute: refersTo('food', listSchema(foodRef(), MAX_SUBSTITUTES)).nullish(),
    substitute_siblings: bool().default(false),
    substitute_children: bool().default(false),
    child_inherit_fields: listSchema(idRefSchema(), MAX_FIELDS).nullish(),
    open_data_slug: blankableText(128).nullish(),
    shopping_lists: refersTo('shopping-list', shoppingListRefs()).optional(),
  }),
  reads: z.object({
    image: z.string().nullable().optional(),
    numrecipe: z.int().optional(),
    shopping: z.string(),
    recipe: z.object({ id: z.int(), name: z.string(), url: z.string() }).nullable(),
    properties: z.array(property.row),
    properties_food_amount: z.number(),
    properties_food_unit: unit.row.nullable(),
    food_onhand: z.boolean(),
    supermarket_category: supermarketCategory.row.nullable(),
    parent: z.int().nullable(),
    numchild: z.int(),
    inherit_fields: z.array(inheritField),
    full_name: z.string(),
    substitute: z.array(foodShort),
    substitute_onhand: z.boolean(),
    child_inherit_fields: z.array(inheritField),
    shopping_lists: z.array(shoppingList.row),
  }),
  verbs: [...crudVerbs, 'merge', 'move', 'effects'],
  roles: { read: 'guest', write: 'user' },
  filters: z.object({
    root: z.string().optional(),
    tree: z.string().optional(),
    root_tree: z.string().optional(),
    simple: z.string().optional().describe('For rows of ids and names alone'),
    extended: z.string().optional(),
    other_names: z
      .string()
      .optional()
      .describe('`query` also finds what else people call a common food: zucchini a courgette. Not in the reference'),
    supermarket_category: z.string().optional().describe('Id of its category, or `none`'),
    food_onhand: z.string().optional().describe('`true` or `false`: whether the household has it'),
    ignore_shopping: z.string().optional().describe('`true` or `false`: whether it is never put on the list'),
    unused: z.string().optional().describe('`true`: in no recipe that the asker sees; `false`: in one'),
  }),
})
