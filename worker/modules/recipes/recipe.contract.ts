import * as z from 'zod'
import { pageSchema, resource, userRow, type Paging } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, decimal, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { keyword, keywordLabel, keywordRef } from '#worker/modules/keywords/keyword.contract.ts'
import { foodProperties } from '#worker/modules/properties/food-properties.contract.ts'
import { nestedProperty, property } from '#worker/modules/properties/property.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { nestedItem } from './parts/nested.contract.ts'
import { imageFailure } from './image/recipe-image.contract.ts'
import { recipeFilters } from './listing/recipe-filters.contract.ts'
import { recipeName } from './parts/ingredient.contract.ts'
import { step } from './parts/step.contract.ts'

const MAX_STEPS = 300
const MAX_KEYWORDS = 200
const MAX_PROPERTIES = 100
const MAX_PEOPLE = 500
export const MAX_PICTURE_CHOICES = 24
export const MAX_PICTURE_URL = 4096

const recipePaging: Paging = { defaultSize: 25, maxSize: 100, timestamp: false }

const nutrition = z
  .object({
    id: z.int(),
    carbohydrates: z.number(),
    fats: z.number(),
    proteins: z.number(),
    calories: z.number(),
    source: z.string().nullable(),
  })
  .meta({ id: 'Nutrition' })
const nutritionDraft = z.object({
  carbohydrates: decimal(),
  fats: decimal(),
  proteins: decimal(),
  calories: decimal(),
  source: blankableText(512).nullish(),
})

export const recipeOverview = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    keywords: z.array(keywordLabel),
    working_time: z.int(),
    waiting_time: z.int(),
    created_by: userRow.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    internal: z.boolean(),
    private: z.boolean(),
    servings: z.int(),
    servings_text: z.string(),
    rating: z.number().nullable(),
    last_cooked: z.string().nullable(),
    new: z.boolean(),
    recent: z.string().meta({ description: 'The number of the look that `num_recent` went by; 0 for none.' }),
  })
  .meta({ id: 'RecipeOverview' })
export type RecipeOverview = z.output<typeof recipeOverview>

const fullRecipe = resource({
  name: 'recipe',
  title: 'Recipe',
  fields: z.object({
    name: text(128),
    /** Longer than other servers allow, so that the description of an imported page stays whole. */
    description: blankableText(10_000).nullish(),
    keywords: listSchema(keywordRef(), MAX_KEYWORDS).default([]),
    steps: listSchema(nestedItem(step), MAX_STEPS),
    working_time: int().default(0),
    waiting_time: int().default(0),
    source_url: blankableText(1024).nullish(),
    internal: bool().default(false),
    show_ingredient_overview: bool().default(true),
    nutrition: nutritionDraft.nullish(),
    properties: listSchema(nestedProperty, MAX_PROPERTIES).default([]),
    /** Null counts as 1: reading a page without servings answers null. */
    servings: z.preprocess((value) => (value === null ? 1 : value), int()).default(1),
    file_path: blankableText(512).default(''),
    servings_text: blankableText(32).default(''),
    diameter: int().default(0),
    diameter_text: blankableText(32).default(''),
    private: bool().default(false),
    shared: listSchema(idRefSchema(), MAX_PEOPLE).default([]),
    /** An address that the picture is fetched from after the answer. */
    image_url: blankableText(MAX_PICTURE_URL).nullish(),
    image_urls: listSchema(z.string().max(MAX_PICTURE_URL), MAX_PICTURE_CHOICES)
      .nullish()
      .meta({ description: 'Other pictures of the same page, to choose from where `image_url` brings none; ours.' }),
    /** As `image_url`, but only for a new recipe: in a change, clients send the present picture back. */
    image: z.preprocess((image) => (typeof image === 'string' ? image : undefined), z.string().max(4096).optional()),
  }),
  reads: z.object({
    description: z.string().nullable(),
    image: z.string().nullable(),
    file_missing: z.boolean().nullish().meta({
      description: 'Whether its file is no longer in the storage; null where it has no file in one.',
    }),
    image_failure: imageFailure.nullish().meta({
      description: 'Why the picture that was last asked for did not come, for whoever may change the recipe; ours.',
    }),
    keywords: z.array(keyword.row),
    steps: z.array(step.row),
    created_by: userRow.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    source_url: z.string().nullable(),
    nutrition: nutrition.nullable(),
    properties: z.array(property.row),
    food_properties: foodProperties,
    rating: z.number().nullable(),
    last_cooked: z.string().nullable(),
    shared: z.array(userRow),
    variant_of: recipeName.nullable().meta({ description: 'The recipe that this one was copied from; ours.' }),
    variants: z.array(recipeName).meta({ description: 'Recipes that were copied from this one; ours.' }),
  }),
  roles: { read: 'guest', write: 'user' },
  filters: recipeFilters,
  paging: recipePaging,
})

const { image_url: _, image_urls: __, ...shown } = fullRecipe.row.shape
const row = z.object(shown).meta({ id: 'Recipe' })
export type Recipe = z.output<typeof row>

export const recipe = { ...fullRecipe, row, overview: recipeOverview, page: pageSchema(recipeOverview, recipePaging) }
