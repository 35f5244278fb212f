import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { RuleSet } from '#worker/modules/automations/rule-set.ts'
import type { PageRecipe } from './pages/page-recipe.ts'
import type { SourceIngredient, SourceRecipe } from './source.contract.ts'
import type { VocabularyReader, RecognizedLine } from './vocabulary.ts'

export interface KnownKeyword {
  id: number
  name: string
  name_key: string
}

interface SpaceVocabulary {
  reader: VocabularyReader
  rules: RuleSet
  keywords: readonly KnownKeyword[]
}

const MAX_NAME_LENGTH = 128
/** Of what else has an end. */
export const MOST = { description: 10_000, servings_text: 32, step: 128, heading: 256 }
export const MAX_KEYWORD = 64

/** The result could be saved as it is; reading creates nothing. */
export function toSourceRecipe(page: PageRecipe, { reader, rules, keywords }: SpaceVocabulary): SourceRecipe {
  return {
    steps: stepsOf(page, reader, rules),
    internal: true,
    source_url: page.source_url,
    name: rules.name(page.name).slice(0, MAX_NAME_LENGTH),
    description: rules.description(page.description).slice(0, MOST.description),
    servings: page.servings,
    servings_text: page.servings_text.slice(0, MOST.servings_text),
    working_time: page.working_time,
    waiting_time: page.waiting_time,
    image_url: page.image_url ?? '',
    keywords: keywordsOf(page.keywords, rules, keywords),
    properties: propertiesOf(page),
  }
}

/** Applies aliases and removes duplicates. Only keywords that the space has are preselected. */
function keywordsOf(names: readonly string[], rules: RuleSet, keywords: readonly KnownKeyword[]) {
  const known = new Map(keywords.map((keyword) => [keyword.name_key, keyword]))
  const called = new Map(names.map((name) => rules.keyword(name)).map((name) => [nameKey(name), name]))
  return [...called].map(([key, name]) => {
    const there = known.get(key)
    const label = there?.name ?? name.slice(0, MAX_KEYWORD)
    return { id: there?.id ?? null, label, name: label, import_keyword: there !== undefined }
  })
}

/** All ingredients go to the first step, their groups as headings. */
function stepsOf(page: PageRecipe, reader: VocabularyReader, rules: RuleSet): SourceRecipe['steps'] {
  const ingredients = ingredientsOf(page.ingredients, reader)
  const read = page.steps.length > 0 ? page.steps : [{ name: '', instruction: '' }]
  return read.map((step, order) => ({
    name: step.name.slice(0, MOST.step),
    instruction: rules.instruction(step.instruction),
    ingredients: order === 0 ? ingredients : [],
    show_ingredients_table: true,
    order,
  }))
}

function ingredientsOf(lines: PageRecipe['ingredients'], { read }: VocabularyReader): SourceIngredient[] {
  const rows: RecognizedLine[] = []
  let group: string | null = null
  for (const { group: here, line } of lines) {
    if (here !== group && here) rows.push(headingRow(here))
    group = here
    rows.push(read(line))
  }
  // Apps do not expect a null food.
  return rows.map((row, order) => ({ ...row, food: row.food ?? { name: '' }, order }))
}

const headingRow = (note: string): RecognizedLine => ({
  amount: 0,
  amount_max: null,
  no_amount: true,
  food: null,
  unit: null,
  note: note.slice(0, MOST.heading),
  is_header: true,
  original_text: '',
  confidence: 1,
  doubts: [],
  learned: [],
})

/** `fdc_id`: the number in USDA's FoodData Central. */
const NUTRIENTS = [
  ['calories', { name: 'Calories', unit: 'kcal', fdc_id: 1008 }],
  ['carbohydrates', { name: 'Carbohydrates', unit: 'g', fdc_id: 1005 }],
  ['proteins', { name: 'Proteins', unit: 'g', fdc_id: 1003 }],
  ['fats', { name: 'Fats', unit: 'g', fdc_id: 1004 }],
] as const

export const propertiesOf = ({ nutrition }: Pick<PageRecipe, 'nutrition'>): SourceRecipe['properties'] =>
  NUTRIENTS.flatMap(([key, type]) => {
    const amount = nutrition[key]
    return amount === null ? [] : [{ property_type: { id: null, ...type }, property_amount: amount }]
  })
