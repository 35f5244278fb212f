import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema, isBlankRef } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, int } from '#worker/kernel/contract/scalars.contract.ts'
import { fileView } from '#worker/modules/files/file-view.contract.ts'
import { ingredient } from './ingredient.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { nestedItem } from './nested.contract.ts'

const MAX_INGREDIENTS = 500

const plainStep = {
  name: z.string(),
  instruction: z.string(),
  ingredients: z.array(ingredient.row),
  instructions_markdown: z.string(),
  time: z.int(),
  order: z.int(),
  show_as_header: z.boolean(),
  file: fileView.nullable(),
  step_recipe: z.int().nullable(),
  show_ingredients_table: z.boolean(),
}

export const embeddedRecipe = z
  .object({
    id: z.int(),
    name: z.string(),
    steps: z.array(z.object({ id: z.int(), ...plainStep, step_recipe_data: z.null() }).meta({ id: 'EmbeddedStep' })),
  })
  .meta({ id: 'EmbeddedRecipe' })

export const step = resource({
  name: 'step',
  title: 'Step',
  fields: z.object({
    name: blankableText(128).default(''),
    instruction: blankableText().default(''),
    ingredients: listSchema(withHeadings(nestedItem(ingredient)), MAX_INGREDIENTS),
    time: int().default(0),
    order: int().default(0),
    show_as_header: bool().default(true),
    file: idRefSchema().nullish(),
    step_recipe: idRefSchema().nullish(),
    show_ingredients_table: bool().default(true),
  }),
  reads: z.object({ ...plainStep, step_recipe_data: embeddedRecipe.nullable(), numrecipe: z.int() }),
  roles: { read: 'user', write: 'user' },
  filters: z.object({ recipe: z.union([z.string(), z.array(z.string())]).optional() }),
})

/**
 * Some apps know no headings and send an imported one back as a note without food, unit and amount. An explicit
 * `is_header` comes first.
 */
function withHeadings<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => (isHeading(value) ? { ...value, is_header: true, no_amount: true } : value), item)
}

const isHeading = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('id' in value) &&
  !('is_header' in value) &&
  'food' in value &&
  isBlankRef(value.food) &&
  !('unit' in value && value.unit) &&
  !('amount' in value && Number(value.amount)) &&
  'note' in value &&
  typeof value.note === 'string' &&
  value.note.trim() !== ''
