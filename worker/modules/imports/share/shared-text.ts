import * as z from 'zod'
import type { SharedRecipe } from './parse-share-url.ts'

const named = z.looseObject({ name: z.string() })
const ingredient = z.looseObject({
  amount: z.number().nullish(),
  amount_max: z.number().nullish(),
  food: named.nullish(),
  unit: named.nullish(),
  note: z.string().nullish(),
  original_text: z.string().nullish(),
  is_header: z.boolean().nullish(),
  no_amount: z.boolean().nullish(),
})
const recipe = z.looseObject({
  name: z.string().min(1),
  description: z.string().nullish(),
  servings: z.number().nullish(),
  servings_text: z.string().nullish(),
  working_time: z.number().nullish(),
  waiting_time: z.number().nullish(),
  image: z.string().nullish(),
  source_url: z.string().nullish(),
  keywords: z.array(z.looseObject({ name: z.string().nullish(), label: z.string().nullish() })).nullish(),
  steps: z.array(
    z.looseObject({
      name: z.string().nullish(),
      instruction: z.string().nullish(),
      ingredients: z.array(ingredient).nullish(),
    }),
  ),
})

/** Converts to schema.org JSON for the page reader; null if it is no recipe. */
export function sharedText(text: string, { from }: SharedRecipe): string | null {
  if (from === 'mealie') return text
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const { data: read } = recipe.safeParse(data)
  return read ? JSON.stringify(asSchema(read)) : null
}

const asSchema = (read: z.output<typeof recipe>) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: read.name,
  description: read.description ?? '',
  recipeYield: read.servings ? `${read.servings} ${read.servings_text ?? ''}`.trim() : '',
  prepTime: read.working_time ?? 0,
  cookTime: read.waiting_time ?? 0,
  image: read.image ?? '',
  keywords: (read.keywords ?? []).flatMap(({ name, label }) => name || label || []),
  recipeIngredient: groupsOf(read.steps.flatMap(({ ingredients }) => ingredients ?? [])),
  recipeInstructions: read.steps
    .filter(({ instruction }) => instruction)
    .map(({ name, instruction }) => ({ '@type': 'HowToStep', name: name ?? '', text: instruction })),
})

type Ingredient = z.output<typeof ingredient>

function groupsOf(ingredients: readonly Ingredient[]) {
  const groups: { name: string; itemListElement: string[] }[] = [{ name: '', itemListElement: [] }]
  for (const one of ingredients) {
    if (one.is_header) groups.push({ name: one.note ?? '', itemListElement: [] })
    else groups.at(-1)?.itemListElement.push(lineOf(one))
  }
  return groups.filter(({ itemListElement }) => itemListElement.length > 0)
}

const lineOf = ({ original_text, no_amount, unit, food, note, ...range }: Ingredient): string =>
  original_text?.trim() ||
  [no_amount ? '' : amountOf(range), unit?.name, food?.name, note && `(${note})`].filter(Boolean).join(' ')

const amountOf = ({ amount, amount_max }: Pick<Ingredient, 'amount' | 'amount_max'>): string =>
  amount_max ? `${amount ?? 0}-${amount_max}` : String(amount || '')
