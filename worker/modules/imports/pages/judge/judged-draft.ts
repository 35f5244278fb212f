import type { PageDocument } from '../html/document.ts'
import { fillGaps } from '../merge-draft.ts'
import { emptyPageDraft, type PageDraft } from '../page-draft.ts'
import type { PageIngredient, PageStep } from '../page-recipe.ts'
import { factsOf } from '../visible/facts.ts'
import { pageLines } from '../visible/line.ts'
import { visibleIngredients, visibleSteps } from '../visible/visible-readings.ts'
import { ingredientSigns } from './ingredient-signs.ts'
import { bestReading } from './judge.ts'
import { distinct, type Reading } from './reading.ts'
import { stepSigns } from './step-signs.ts'
import { ingredientWeights, stepWeights } from './weights.ts'
import { lineKey, shareIn, wordsIn } from '../text/word-overlap.ts'
import { withoutEquipment } from './without-equipment.ts'
import { withGroups } from './with-groups.ts'
import { withWholeLines } from './whole-lines.ts'

/** What can be read of a page: by its markup, if it has some, and in each of its parts that people see. */
export interface PageReadings {
  ingredients: readonly Reading<PageIngredient>[]
  /** The steps may depend on which ingredients are chosen, as they follow these. */
  stepsBelow: (ingredients: Reading<PageIngredient> | undefined) => readonly Reading<PageStep>[]
  facts: ReturnType<typeof factsOf>
}

export function readingsOf(markup: PageDraft | null, document: PageDocument): PageReadings {
  const lines = pageLines(document)
  const shown = visibleIngredients(document, lines)
  const marked = markup ? [{ value: withoutEquipment(markup.ingredients, lines), place: 'markup' as const }] : []
  const best = shown.toSorted((a, b) => b.rank - a.rank)
  return {
    ingredients: distinct([...marked, ...shown]),
    stepsBelow: (chosen) => {
      const own = best.filter(({ value }) => value === chosen?.value)
      const ends = new Set([...own, ...best].map(({ end }) => end))
      const told = visibleSteps(document, lines, [...ends].slice(0, MAX_ENDS)).map((reading) => ({
        ...reading,
        value: withoutIngredients(reading.value, chosen?.value ?? []),
      }))
      return distinct([...(markup ? [{ value: markup.steps, place: 'markup' as const }] : []), ...told])
    },
    facts: factsOf(lines),
  }
}

const MAX_ENDS = 3

/** What of a recipe is as the page shows it, although its markup has it in other words. */
export type ShownPart = 'ingredients' | 'steps'

/** The markup's facts, with the ingredients and the steps that most speaks for. */
export function judgedDraft(
  markup: PageDraft | null,
  document: PageDocument,
): { draft: PageDraft; shown: readonly ShownPart[] } {
  const { ingredients, stepsBelow, facts } = readingsOf(markup, document)
  const list = bestReading(ingredients, ingredientSigns(ingredients), ingredientWeights)
  const steps = stepsBelow(list)
  const told = bestReading(steps, stepSigns(steps), stepWeights)
  // Without ingredients, prose is a recipe only where the page calls it one.
  const text = list || told?.places.has('markup') || told?.places.has('heading') ? told : undefined
  const visible = { ...emptyPageDraft(), ...facts }
  const draft = {
    ...(markup ? fillGaps(markup, visible) : visible),
    ingredients: list ? [...completed(list, ingredients)] : [],
    steps: [...(text?.value ?? [])],
  }
  const isShown = (part: ShownPart, reading: Reading<unknown> | undefined): ShownPart[] =>
    reading && markup && markup[part].length > 0 && !reading.places.has('markup') ? [part] : []
  return { draft, shown: [...isShown('ingredients', list), ...isShown('steps', text)] }
}

/** Markup names no groups and may cut lines; what people see has both. */
function completed(list: Reading<PageIngredient>, all: readonly Reading<PageIngredient>[]): readonly PageIngredient[] {
  const shown = all.filter(({ places }) => places.size > 1 || !places.has('markup'))
  const seen = list.places.has('markup') && bestReading(shown, ingredientSigns(shown), ingredientWeights)
  return seen ? withGroups(withWholeLines(list.value, seen.value), seen.value) : list.value
}

/** Beside its text, a step may name again what goes into it. */
function withoutIngredients(steps: readonly PageStep[], listed: readonly PageIngredient[]): PageStep[] {
  const words = wordsIn(listed.map(({ line }) => line))
  const keys = new Set(listed.map(({ line }) => lineKey(line)))
  const isListed = (text: string) =>
    keys.has(lineKey(text)) || (/^\W*[\d½¼¾⅓⅔⅛]/.test(text) && shareIn(wordsIn([text]), words) >= 0.9)
  return steps.flatMap((step) => {
    const lines = step.instruction.split('\n\n').filter((line) => !isListed(line))
    return lines.length > 0 ? [{ ...step, instruction: lines.join('\n\n') }] : []
  })
}
