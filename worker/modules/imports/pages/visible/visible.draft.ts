import { type Draft, emptyDraft } from '../draft.ts'
import type { PageDocument } from '../html/document.ts'
import type { ReadIngredient, ReadStep } from '../page.recipe.ts'
import { itemsOf, plainLines, type VisibleItem } from './items.ts'
import { visibleLines } from './line.ts'
import { type Region, regionsOf } from './region.ts'
import { sectionOf } from './section.words.ts'

/** What the visible page says, by its headings and the names of its elements: ingredients and steps. */
export function visibleDraft(document: PageDocument): Draft {
  const lines = visibleLines(document)
  const ingredients = best(regionsOf('ingredients', document, lines), (region) => readIngredients(document, region))
  const steps = best(regionsOf('instructions', document, lines), (region) => readSteps(document, region))
  return { ...emptyDraft(), ingredients, steps }
}

type Rated<T> = { value: T[]; rank: number }

function best<T>(regions: readonly Region[], read: (region: Region) => Rated<T>): T[] {
  let lead: Rated<T> = { value: [], rank: 0 }
  for (const region of regions) {
    const rated = read(region)
    if (rated.rank > lead.rank * (region.headed ? 1 : 1.25)) lead = rated
  }
  return lead.value
}

const MAX_ITEMS = 120
const AMOUNT = /^[^\p{L}]{0,4}[\d½¼¾⅓⅔⅛]|\d\s*(?:g|kg|ml|l|dl|cl|oz|cups?|tsp|tbsp|EL|TL)\b/iu

function readIngredients(document: PageDocument, region: Region): Rated<ReadIngredient> {
  const items = itemsOf(document, region, false).slice(0, MAX_ITEMS)
  const crowded = items.filter((item) => item.lines.length > 3).length > items.length / 3
  const entries: VisibleItem[] = crowded
    ? plainLines(document, region, false).map((line) => ({ lines: [line], group: null, start: 0 }))
    : items
  const value = entries
    .map((item) => ({ group: item.group, line: item.lines.join(' ').replace(/^[^\p{L}\p{N}(½¼¾⅓⅔⅛"“]+/u, '') }))
    .filter(({ line }) => /\p{L}/u.test(line) && sectionOf(line) === null)
  const short = value.filter(({ line }) => line.length <= 160)
  const measured = short.filter(({ line }) => AMOUNT.test(line)).length / Math.max(1, value.length)
  const isList = value.length >= 2 && short.length >= value.length * 0.9 && measured >= 0.3
  return { value: short, rank: isList ? Math.min(short.length, 40) * measured : 0 }
}

function readSteps(document: PageDocument, region: Region): Rated<ReadStep> {
  const items = itemsOf(document, region, true).slice(0, MAX_ITEMS)
  const paragraphs =
    items.length < 2 ? items.flatMap((item) => item.lines.map((line) => ({ ...item, lines: [line] }))) : items
  const value: ReadStep[] = []
  let group: string | null = null
  for (const item of paragraphs) {
    const lines = item.lines.filter((line) => !COUNTER.test(line))
    const instruction = lines.join('\n\n')
    if (!/\p{L}/u.test(instruction) || sectionOf(instruction) !== null) continue
    value.push({ name: item.group && item.group !== group && !COUNTER.test(item.group) ? item.group : '', instruction })
    group = item.group
  }
  const length = value.reduce((sum, step) => sum + step.instruction.length, 0)
  const isProse = length >= 60 && length / Math.max(1, value.length) >= 20
  return { value, rank: isProse ? Math.min(length, 1_500) : 0 }
}

/** "Step 1", "2." and the like on a line of their own. */
const COUNTER = /^(?:\*\*)?(?:\p{L}{2,12}\s*)?#?\d{1,2}\s*[.:)]?(?:\*\*)?$/u
