import { nameOf, parts } from '../said-things.ts'

type Body = Record<string, unknown>
type Place = 'prose' | 'line' | 'name'

/** A text of a recipe that has another in another language. */
export interface Segment {
  text: string
  /** How long it may be. */
  most: number
  place: Place
}

const TEXTS: readonly [field: string, most: number, place: Place][] = [
  ['name', 128, 'line'],
  ['description', 10_000, 'prose'],
  ['servings_text', 32, 'line'],
  ['diameter_text', 32, 'line'],
]

/** All texts of a recipe, each once. */
export function segmentsOf(recipe: Body): Segment[] {
  const found = new Map<string, Segment>()
  visit(recipe, (text, most, place) => {
    if (/\p{L}/u.test(text) && !found.has(text)) found.set(text, { text, most, place })
    return text
  })
  return [...found.values()]
}

/** The recipe with other texts. A food or a unit of another name is another one, which is found or made by it. */
export const withTexts = (recipe: Body, texts: ReadonlyMap<string, string>): Body =>
  visit(recipe, (text) => texts.get(text) ?? text)

type Visit = (text: string, most: number, place: Place) => string

function visit(recipe: Body, each: Visit): Body {
  return {
    ...changed(recipe, TEXTS, each),
    steps: parts(recipe['steps']).map((step) => ({
      ...changed(
        step,
        [
          ['name', 128, 'line'],
          ['instruction', 20_000, 'prose'],
        ],
        each,
      ),
      // It shows the words of before.
      instructions_markdown: undefined,
      ingredients: parts(step['ingredients']).map((line) => ({
        ...changed(line, [['note', 256, 'line']], each),
        food: renamed(line['food'], each),
        unit: renamed(line['unit'], each),
      })),
    })),
  }
}

const changed = (row: Body, fields: readonly [string, number, Place][], each: Visit): Body => ({
  ...row,
  ...Object.fromEntries(
    fields.flatMap(([field, most, place]) => {
      const text = row[field]
      return typeof text === 'string' && text !== '' ? [[field, each(text, most, place)]] : []
    }),
  ),
})

function renamed(row: unknown, each: Visit): unknown {
  const name = nameOf(row)
  if (typeof row !== 'object' || row === null || typeof name !== 'string') return row ?? null
  const other = each(name, 128, 'name')
  return other === name ? row : { name: other }
}
