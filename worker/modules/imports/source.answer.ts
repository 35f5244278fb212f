import { keyOf } from '../../kernel/names.ts'
import type { RuleSet } from '../automations/rule.set.ts'
import { lineParser } from './lines/parse.ts'
import type { ParsedLine } from './lines/parse.ts'
import type { ReadRecipe } from './pages/page.recipe.ts'
import type { SourceIngredient, SourceRecipe } from './source.contract.ts'

/** What a space already has that an import should recognise. */
export interface Vocabulary {
  units: readonly string[]
  keywords: readonly { id: number; name: string; name_key: string }[]
  /** What the space's automations make of the texts. */
  rules: RuleSet
}

/** A page as a recipe that could be saved as it is; nothing is created by reading it. */
export function asRecipe(page: ReadRecipe, { units, keywords, rules }: Vocabulary): SourceRecipe {
  const known = new Map(keywords.map((keyword) => [keyword.name_key, keyword]))
  return {
    steps: stepsOf(page, rules.lines(lineParser({ units })), rules),
    internal: true,
    source_url: page.source_url,
    name: rules.name(page.name).slice(0, 128),
    description: rules.description(page.description).slice(0, 10_000),
    servings: page.servings,
    servings_text: page.servings_text.slice(0, 32),
    working_time: page.working_time,
    waiting_time: page.waiting_time,
    image_url: page.image_url,
    keywords: namesOf(page.keywords, rules).map((name) => {
      const there = known.get(keyOf(name))
      const label = there?.name ?? name.slice(0, 64)
      return { id: there?.id ?? null, label, name: label, import_keyword: there !== undefined }
    }),
    properties: propertiesOf(page),
  }
}

/** Keywords as the space calls them; two that lead to one are one. */
const namesOf = (keywords: readonly string[], rules: RuleSet): string[] => [
  ...new Map(keywords.map((name) => rules.keyword(name)).map((name) => [keyOf(name), name])).values(),
]

/** All ingredients stand in the first step, their groups as headings. */
function stepsOf(page: ReadRecipe, parse: (line: string) => ParsedLine, rules: RuleSet): SourceRecipe['steps'] {
  const ingredients = ingredientsOf(page.ingredients, parse)
  const read = page.steps.length > 0 ? page.steps : [{ name: '', instruction: '' }]
  return read.map((step, order) => ({
    name: step.name.slice(0, 128),
    instruction: rules.instruction(step.instruction),
    ingredients: order === 0 ? ingredients : [],
    show_ingredients_table: true,
    order,
  }))
}

function ingredientsOf(lines: ReadRecipe['ingredients'], parse: (line: string) => ParsedLine): SourceIngredient[] {
  const rows: Omit<SourceIngredient, 'order'>[] = []
  let group: string | null = null
  for (const { group: here, line } of lines) {
    if (here !== group && here) rows.push(headingRow(here))
    group = here
    rows.push(asIngredient(parse(line)))
  }
  return rows.map((row, order) => ({ ...row, order }))
}

const headingRow = (note: string): Omit<SourceIngredient, 'order'> => ({
  amount: 0,
  amount_max: null,
  no_amount: true,
  food: null,
  unit: null,
  note: note.slice(0, 256),
  is_header: true,
  original_text: '',
})

export const asIngredient = ({ food, unit, original_text, ...line }: ParsedLine): Omit<SourceIngredient, 'order'> => ({
  ...line,
  food: food === null ? null : { name: food },
  unit: unit === null ? null : { name: unit },
  original_text: original_text.slice(0, 512),
})

const NUTRIENTS = [
  ['calories', 'Calories'],
  ['carbohydrates', 'Carbohydrates'],
  ['proteins', 'Proteins'],
  ['fats', 'Fats'],
] as const

const propertiesOf = ({ nutrition }: ReadRecipe): SourceRecipe['properties'] =>
  NUTRIENTS.flatMap(([key, name]) => {
    const amount = nutrition[key]
    return amount === null ? [] : [{ property_type: { id: null, name }, property_amount: amount }]
  })
