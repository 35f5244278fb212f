import { type DraftIngredient, type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { minutesOf } from '../../../pages/text/duration.ts'
import { type CooklangMark, cooklangPieces } from './cooklang-marks.ts'
import { cooklangQuantity } from './cooklang-quantity.ts'
import { recipeBehind } from './cooklang-reference.ts'
import { type Said, say } from '../../../drafts/said.ts'

type Measured = Extract<DraftIngredient, { food: string }>

/** What the steps of a recipe share. */
export interface CooklangRecipe {
  file: SourceFile
  files: readonly SourceFile[]
  /** All ingredients so far, as "&" adds to an earlier one. */
  ingredients: Measured[]
  warnings: Said[]
  /** Whether an ingredient that is named again is the earlier one, as with "&". */
  isReferring: boolean
}

/** A paragraph: its ingredients are those of the step, its timers add up. */
export function cooklangStep(name: string, paragraph: string, recipe: CooklangRecipe): DraftStep {
  const ingredients: DraftIngredient[] = []
  let time = 0
  const texts = cooklangPieces(paragraph).map((piece) => {
    if ('text' in piece) return piece.text
    const { text } = cooklangQuantity(piece.quantity ?? '')
    if (piece.sign === '~') {
      time += minutesOf(text)
      return piece.alias && text ? `${piece.alias} (${text})` : piece.alias || text
    }
    const note = piece.note && `(${piece.note})`
    if (piece.sign === '#') return [text, piece.alias, note].filter(Boolean).join(' ')
    if (piece.isResult) return [text, piece.alias, note].filter(Boolean).join(' ')
    return ingredientText(piece, recipe, ingredients)
  })
  return stepOf({ name, instruction: texts.join('').replace(/\s+/g, ' ').trim(), time, ingredients })
}

/** Adds it to the step, or to an earlier one of the same name and unit; gives what the text says. */
function ingredientText(mark: CooklangMark, recipe: CooklangRecipe, here: DraftIngredient[]): string {
  const { amount, amount_max, unit, text, isFixed } = cooklangQuantity(mark.quantity ?? '')
  const reference = recipeBehind(mark, recipe)
  const food = mark.name.replace(/^.*\//, '')
  const shown = mark.alias === mark.name ? food : mark.alias
  const isMore = mark.modifiers.includes('&') || (recipe.isReferring && !mark.modifiers.includes('+'))
  const earlier = isMore ? recipe.ingredients.find((one) => isSame(one.food, food)) : undefined
  if (earlier && (text === '' || (amount !== null && earlier.amount !== null && isSame(earlier.unit, unit)))) {
    if (amount !== null) earlier.amount = (earlier.amount ?? 0) + amount
    return [text, shown].filter(Boolean).join(' ')
  }
  const size = /^(?:small|medium|large)$/i.test(unit) ? unit : ''
  const optional = mark.modifiers.includes('?') ? 'optional' : ''
  const ingredient: Measured = {
    amount,
    ...(amount_max === null ? {} : { amount_max }),
    unit: size ? '' : unit,
    food,
    note: [size, mark.note, optional].filter(Boolean).join(', '),
    ...(reference ? { recipe: reference } : {}),
  }
  if (isFixed) recipe.warnings.push(say('amount_fixed', { name: food }))
  recipe.ingredients.push(ingredient)
  here.push(ingredient)
  return shown
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
