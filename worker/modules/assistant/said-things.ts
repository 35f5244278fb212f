import { lineOf, textOf } from './spoken-text.ts'

type Body = Record<string, unknown>

const MAX = { name: 128, note: 256, text: 4_000, lines: 300, steps: 100 }

/** Things as clients send them, in words for a model. What is not said is left out. */
export const saidFood = (food: Body): string =>
  JSON.stringify({ name: word(food['name'], MAX.name), description: prose(food['description'], 500) })

export function saidRecipe(recipe: Body): string {
  const steps = parts(recipe['steps']).slice(0, MAX.steps)
  return JSON.stringify({
    name: word(recipe['name'], MAX.name),
    servings: Number(recipe['servings']) || 1,
    ingredients: steps.flatMap(({ ingredients }) => parts(ingredients).map(saidLine)).slice(0, MAX.lines),
    steps: steps.map(({ instruction }) => prose(instruction, MAX.text)),
  })
}

export function saidLine({ amount, amount_max, no_amount, unit, food, note, is_header }: Body): string {
  if (is_header === true) return `# ${word(note, MAX.note)}`
  const most = Number(amount_max) > Number(amount) ? `–${Number(amount_max)}` : ''
  const quantity = no_amount === true || !Number(amount) ? '' : `${Number(amount)}${most}`
  const said = [quantity, word(nameOf(unit), MAX.name), word(nameOf(food), MAX.name)].filter(Boolean).join(' ')
  const more = word(note, MAX.note)
  return more === '' ? said : `${said} (${more})`
}

export const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value

export const parts = (value: unknown): Body[] =>
  Array.isArray(value) ? value.filter((one): one is Body => typeof one === 'object' && one !== null) : []

const word = (value: unknown, most: number) => (typeof value === 'string' ? lineOf(value, most) : '')
const prose = (value: unknown, most: number) => (typeof value === 'string' ? textOf(value, most) : '')
