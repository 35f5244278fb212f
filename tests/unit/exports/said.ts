import type { ExportedPicture, ExportedRecipe } from '#worker/modules/exports/exported-recipe.ts'
import { nutritionFacts } from '#worker/modules/exports/facts/nutrition-facts.ts'
import { type RecipeRow, rowsOf } from '#worker/modules/exports/rows/recipe-row.ts'
import { rowText } from '#worker/modules/exports/rows/row-text.ts'
import { instructionText } from '#worker/modules/exports/rows/step-text.ts'
import type { DraftIngredient, DraftPicture, RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { bytesOf } from '#worker/modules/imports/files/file.read.ts'
import { singularOf } from './words.ts'

/** What a recipe says, in a form that both a recipe and a draft have. */
export interface Said {
  name: string
  description: string
  source_url: string
  servings: number | null
  servings_text: string
  working_time: number
  waiting_time: number
  keywords: string[]
  nutrition: Record<string, number>
  further: Record<string, number>
  pictures: string[]
  rating: number | null
  favourite: boolean
  private: boolean
  books: string[]
  cooked: string[]
  created_at: string | null
  /** Ingredients that stand in no step. */
  rows: SaidRow[]
  steps: SaidStep[]
}

export interface SaidStep {
  name: string
  instruction: string
  /** The same with amounts in place of templates. */
  shown: string
  time: number
  pictures: string[]
  rows: SaidRow[]
}

export interface SaidRow {
  kind: 'heading' | 'line' | 'parts'
  /** A heading, or the whole line. */
  text: string
  amount: number | null
  amount_max: number | null
  unit: string
  food: string
  note: string
  original: string
  /** The name of the recipe that makes it. */
  recipe: string
}

export async function saidByRecipe(recipe: ExportedRecipe, names: ReadonlySet<string>): Promise<Said> {
  return {
    name: recipe.name,
    description: recipe.description ?? '',
    source_url: recipe.source_url ?? '',
    servings: recipe.servings || null,
    servings_text: recipe.servings_text,
    working_time: recipe.working_time,
    waiting_time: recipe.waiting_time,
    keywords: recipe.keywords.map(({ name }) => name),
    nutrition: Object.fromEntries(nutritionFacts(recipe).map(({ key, amount }) => [key, amount])),
    further: Object.fromEntries(
      recipe.properties
        .filter(({ property_type }) => !FOUR.has(property_type.name))
        .map(({ property_type, property_amount }) => [property_type.name, property_amount ?? 0]),
    ),
    pictures: await contentsOf(recipe.pictures),
    rating: recipe.rating,
    favourite: recipe.favourite,
    private: recipe.private,
    books: recipe.books,
    cooked: recipe.cooked.map(({ created_at }) => created_at),
    created_at: recipe.created_at,
    rows: [],
    steps: await Promise.all(
      recipe.steps.map(async (step) => ({
        name: step.name,
        instruction: step.instruction,
        shown: instructionText(step),
        time: step.time,
        pictures: await contentsOf(step.pictures),
        rows: rowsOf(step).map((row) => rowOf(row, names)),
      })),
    ),
  }
}

const FOUR = new Set(['Calories', 'Fats', 'Carbohydrates', 'Proteins'])

export const noParts = { amount: null, amount_max: null, unit: '', food: '', note: '', original: '', recipe: '' }

const contentsOf = async (pictures: readonly ExportedPicture[]): Promise<string[]> =>
  (await Promise.all(pictures.map(async (read) => read()))).flatMap((picture) => (picture ? String(picture.bytes) : []))

function rowOf(row: RecipeRow, names: ReadonlySet<string>): SaidRow {
  if ('heading' in row) return { ...noParts, kind: 'heading', text: row.heading }
  if ('line' in row) return { ...noParts, kind: 'line', text: row.line }
  return {
    kind: 'parts',
    text: rowText(row),
    amount: row.amount === null ? null : rounded(row.amount),
    amount_max: row.amount_max === null ? null : rounded(row.amount_max),
    unit: row.unit?.name ?? '',
    food: row.food.name,
    note: row.note,
    original: row.original_text,
    recipe: row.recipe && names.has(row.recipe.name) ? row.recipe.name : '',
  }
}

/** `recipes`: names of recipes by the keys that the file has for them. */
export async function saidByDraft(draft: RecipeDraft, recipes: ReadonlyMap<string, string>): Promise<Said> {
  const rows = (list: readonly DraftIngredient[]) => list.map((row) => draftRow(row, recipes))
  const { calories, fats, carbohydrates, proteins, raw } = draft.nutrition
  return {
    ...draft,
    nutrition: Object.fromEntries(
      Object.entries({ calories, fats, carbohydrates, proteins }).flatMap(([key, amount]) =>
        amount === null ? [] : [[key, amount]],
      ),
    ),
    further: Object.fromEntries(
      Object.entries(raw)
        .filter(([name]) => !FOUR.has(name))
        .map(([name, amount]) => [name, Number.parseFloat(amount)]),
    ),
    pictures: await draftContents(draft.pictures),
    cooked: draft.cooked.map(({ at }) => at ?? ''),
    rows: rows(draft.ingredients),
    steps: await Promise.all(
      draft.steps.map(async (step) => ({
        name: step.name,
        instruction: step.instruction,
        shown: step.instruction,
        time: step.time,
        pictures: await draftContents(step.pictures),
        rows: rows(step.ingredients),
      })),
    ),
  }
}

const draftContents = async (pictures: readonly DraftPicture[]): Promise<string[]> =>
  Promise.all(
    pictures.map(async (picture) =>
      'file' in picture
        ? String(await bytesOf(picture.file))
        : 'bytes' in picture
          ? String(picture.bytes)
          : picture.url,
    ),
  )

function draftRow(row: DraftIngredient, recipes: ReadonlyMap<string, string>): SaidRow {
  if ('heading' in row) return { ...noParts, kind: 'heading', text: row.heading }
  const recipe = row.recipe === undefined ? '' : (recipes.get(row.recipe) ?? `unknown: ${row.recipe}`)
  if ('line' in row) return { ...noParts, kind: 'line', text: row.line, recipe }
  return {
    kind: 'parts',
    text: row.original_text ?? '',
    amount: row.amount === null ? null : rounded(row.amount),
    amount_max: row.amount_max ? rounded(row.amount_max) : null,
    unit: singularOf(row.unit),
    food: singularOf(row.food),
    note: row.note,
    original: row.original_text ?? '',
    recipe,
  }
}

const rounded = (amount: number): number => Math.round(amount * 1e4) / 1e4
