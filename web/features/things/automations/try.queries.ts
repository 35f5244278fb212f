import type { AutomationType } from '#worker/modules/automations/automation.contract.ts'
import { call } from '#web/lib/api/api.ts'

interface Ingredient {
  amount: number
  unit: { name: string } | null
  food: { name: string } | null
  note: string
}

interface ReadPage {
  recipe: {
    name: string
    description: string
    keywords: { name: string }[]
    steps: { instruction: string; ingredients: Ingredient[] }[]
  }
  automations: { id: number }[]
}

export type Tried = 'line' | 'name' | 'description' | 'instruction' | 'keyword'

const others = new Map<string, Tried>(
  Object.entries({
    NAME_REPLACE: 'name',
    DESCRIPTION_REPLACE: 'description',
    INSTRUCTION_REPLACE: 'instruction',
    KEYWORD_ALIAS: 'keyword',
  } satisfies Partial<Record<AutomationType, Tried>>),
)

/** What an automation of a type is about; all others are about lines. */
export const triedBy = (type: unknown): Tried => others.get(String(type)) ?? 'line'

export interface Trial {
  text: string
  ingredient: Ingredient | undefined
  /** Ids of the automations that changed something. */
  used: readonly number[]
}

/** Has the server read a page that says nothing but the text, which keeps nothing of it. */
export async function tryText(what: Tried, text: string, url: string): Promise<Trial> {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: what === 'name' ? text : 'Recipe',
    description: what === 'description' ? text : '',
    keywords: what === 'keyword' ? text : '',
    recipeIngredient: [what === 'line' ? text : '1 g salt'],
    recipeInstructions: [what === 'instruction' ? text : 'Stir.'],
    ...(url ? { url } : {}),
  }
  const body = { data: JSON.stringify(page), ...(url ? { url } : {}) }
  const { recipe, automations } = await call<ReadPage>('POST', '/api/recipe-from-source/', { body })
  return { ...readTrial(what, recipe), used: automations.map(({ id }) => id) }
}

function readTrial(what: Tried, { name, description, keywords, steps }: ReadPage['recipe']) {
  const ingredient = steps.flatMap(({ ingredients }) => ingredients)[0]
  if (what === 'line') return { text: '', ingredient }
  if (what === 'keyword') return { text: keywords.map((one) => one.name).join(', '), ingredient: undefined }
  const texts = { name, description, instruction: steps.map(({ instruction }) => instruction).join('\n') }
  return { text: texts[what].trim(), ingredient: undefined }
}
