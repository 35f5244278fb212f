import * as z from 'zod'
import { blankableText, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { appliedCorrection } from './learning/correction.contract.ts'
import { appliedAutomation } from '#worker/modules/automations/automation.contract.ts'

const named = z.object({ id: z.int().optional(), name: z.string() })
const readUnit = named
  .extend({ plural_name: z.string().optional() })
  .meta({ description: 'Without an id, it is new, and saving calls it so in both numbers.' })

const doubts = z.array(z.string()).meta({
  description:
    'Why the line may have been read wrongly, the weightiest first. `no_food`: it names none; `amount`: its number is lost; `several`: another amount is in the name; `long`: the name is like a sentence; `unit`: a word that may be the unit or the name; `choice`: two foods in one line; `name`: a part of the name may be in the note; `state`: what is done to the food may belong to its name; `measures`: two measures, of which one counts; `word`: a word stands for the amount; `invented`: a model wrote what is not in the source; `written`: a model made it up. Others may come.',
})
const certainty = {
  confidence: z.number().meta({ description: 'From 0 to 1.' }),
  doubts,
  learned: z.array(z.int()).meta({ description: 'Ids of the corrections that were applied.' }),
}

export const sourceIngredient = z
  .object({
    amount: z.number(),
    amount_max: z.number().nullable(),
    no_amount: z.boolean(),
    food: named.meta({ description: 'Its name is blank where a line names none, as a heading does not.' }),
    unit: readUnit.nullable(),
    note: z.string(),
    order: z.int(),
    is_header: z.boolean(),
    original_text: z.string(),
    ...certainty,
  })
  .meta({ id: 'SourceImportIngredient' })

export const sourceRecipe = z
  .object({
    steps: z.array(
      z
        .object({
          name: z.string(),
          instruction: z.string(),
          ingredients: z.array(sourceIngredient),
          show_ingredients_table: z.boolean(),
          order: z.int(),
        })
        .meta({ id: 'SourceImportStep' }),
    ),
    internal: z.boolean(),
    source_url: z.string(),
    name: z.string(),
    description: z.string(),
    servings: z.int().nullable(),
    servings_text: z.string(),
    working_time: z.int(),
    waiting_time: z.int(),
    image_url: z.string(),
    keywords: z.array(
      z.object({ id: z.int().nullable(), label: z.string(), name: z.string(), import_keyword: z.boolean() }).meta({
        id: 'SourceImportKeyword',
      }),
    ),
    properties: z.array(
      z
        .object({
          property_type: z.object({ id: z.int().nullable(), name: z.string(), unit: z.string(), fdc_id: z.int() }),
          property_amount: z.number(),
        })
        .meta({ id: 'SourceImportProperty' }),
    ),
  })
  .meta({ id: 'SourceImportRecipe' })

/** Of the name of a choice. */
export const MAX_CHOICE = 200

export const sourceRequest = z.object({
  url: blankableText(4096).nullish(),
  data: z.string().nullish(),
  bookmarklet: int().nullish(),
  choice: z
    .string()
    .max(MAX_CHOICE)
    .nullish()
    .meta({ description: 'The name of one of the recipes that the page holds, as `choices` has it.' }),
})

/** `lines` are those of the page that it concerns. */
const sourceWarning = z
  .object({
    code: z.enum([
      'lines_left_out',
      'ingredients_shown',
      'steps_shown',
      'no_ingredients',
      'no_steps',
      'name_cut',
      'texts_cut',
      'keywords_cut',
      'lines_cut',
      'picture_not_allowed',
      'uncertain_lines',
      'further_recipes',
      'page_cut',
      'invented',
      'written',
    ]),
    msg: z.string(),
    lines: z.array(z.string()),
  })
  .meta({ id: 'SourceImportWarning' })

/** One of several recipes of a page. */
const sourceChoice = z
  .object({
    name: z.string(),
    ingredients: z.int(),
    steps: z.int(),
    image_url: z.string(),
    chosen: z.boolean(),
  })
  .meta({ id: 'SourceImportChoice' })

export const sourceAnswer = z
  .object({
    recipe: sourceRecipe.nullable(),
    recipe_json: sourceRecipe
      .nullable()
      .meta({ description: 'The recipe again, under the name that older clients read.' }),
    recipe_id: z.int().nullable(),
    images: z.array(z.string()),
    error: z.boolean(),
    msg: z.string(),
    duplicates: z.array(
      z
        .object({ id: z.int(), name: z.string(), by: z.enum(['address', 'name']) })
        .meta({ id: 'SourceImportDuplicate' }),
    ),
    warnings: z.array(sourceWarning),
    choices: z.array(sourceChoice).optional().meta({
      description:
        'All recipes of the page, the one that it is about first, where it holds more than one. Ask again with the name of another as `choice`.',
    }),
    elsewhere: z.array(z.string()).optional().meta({
      description: 'Addresses where the recipe may stand, as a print view, of a page on which none was found.',
    }),
    corrections: z.array(appliedCorrection).meta({ description: 'What was applied of what the space has learned.' }),
    automations: z.array(appliedAutomation).optional().meta({ description: 'The automations that changed something.' }),
  })
  .meta({ id: 'RecipeFromSourceResponse' })

export type SourceRecipe = z.output<typeof sourceRecipe>
export type SourceChoice = z.output<typeof sourceChoice>
export type SourceWarning = z.output<typeof sourceWarning>
export type SourceIngredient = z.output<typeof sourceIngredient>
export type SourceAnswer = z.output<typeof sourceAnswer>

export const parsedIngredient = z
  .object({
    id: z.null(),
    food: named.extend({ plural_name: z.string().nullable() }).nullable(),
    unit: readUnit.nullable(),
    amount: z.number(),
    amount_max: z.number().nullable(),
    note: z.string(),
    order: z.int(),
    is_header: z.boolean(),
    no_amount: z.boolean(),
    original_text: z.string(),
    checked: z.boolean(),
    ...certainty,
  })
  .meta({ id: 'IngredientSimple' })

export const lineRequest = z.object({ text: text(512) })

export const linesRequest = z.object({
  ingredient: z.string().max(4096).nullish(),
  ingredients: z.array(z.string().max(4096)).max(1000).nullish(),
})
