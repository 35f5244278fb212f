import { attribute, findNodes, type PageDocument } from '../html/document.ts'
import { BLOCK_TAGS } from '../html/elements.ts'
import { headingLevel } from '../html/heading-level.ts'
import { hasAmount } from './amount.ts'
import type { VisibleLine } from './line.ts'
import { sectionOfLine, type SectionKind } from './section-words.ts'

/** `parts`: only what stands in these counts, as the method may stand between the lists for each part of a dish. */
export type Region = { start: number; end: number; headed: boolean; parts?: readonly Region[] }

const MAX_REGIONS = 24
const MIN_TEXT = 25
const MIN_PROSE = 80
/** Limits the sum of large regions on hostile pages. */
const MAX_NODES = 20_000
const MAX_LINES = 400

const CLASSES: Readonly<Record<'ingredients' | 'instructions', RegExp>> = {
  ingredients: /ingredi|zutat/i,
  instructions:
    /instruction|direction|method|preparation(?![-_]*tool)|zubereit|recipe[-_]*steps?\b|step-by-step|steps?[-_]*list|procedure|[ée]tapes/i,
}

export function regionsOf(
  kind: 'ingredients' | 'instructions',
  document: PageDocument,
  lines: readonly VisibleLine[],
): Region[] {
  const headed = lines.flatMap((line, at) =>
    sectionOfLine(line) === kind || (kind === 'instructions' && isRecipeHeading(document, line))
      ? regionsBelow(kind, document, lines, at)
      : [],
  )
  const named = findNodes(
    document,
    (node) =>
      BLOCK_TAGS.has(node.tag) &&
      !WHOLE.has(node.tag) &&
      CLASSES[kind].test(attribute(node, 'class') + ' ' + attribute(node, 'id')),
  )
  const elements = named
    .slice(0, MAX_REGIONS)
    .map((index) => ({ start: index, end: document[index]?.end ?? index, headed: false }))
  return [...headed.slice(0, MAX_REGIONS), ...elements, ...siblings(document, elements)].filter(
    (region) => region.end - region.start <= MAX_NODES,
  )
}

/** "Recipe: make bean stew yourself" */
const isRecipeHeading = (document: PageDocument, { text, start }: VisibleLine): boolean =>
  RECIPE.test(text) && headingLevel(document, start) <= 3

const RECIPE = /^(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|oppskrift|przepis)\s*:/i

/** Elements side by side, as one for each part of the dish, are also read as one. */
function siblings(document: PageDocument, elements: readonly Region[]): Region[] {
  const groups = Map.groupBy(
    elements,
    ({ start }) => `${document[start]?.parent} ${attribute(document[start], 'class')}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last || first === last) return []
    const all = { start: first.start, end: last.end, headed: false }
    return [all, { ...all, parts: group }]
  })
}

const WHOLE = new Set(['html', 'body', 'main', 'article', 'head'])

/** From a heading to the end of the smallest larger element, or to the next heading that ends it. */
function regionsBelow(kind: SectionKind, document: PageDocument, lines: readonly VisibleLine[], at: number): Region[] {
  const heading = lines[at]
  if (!heading) return []
  const level = headingLevel(document, heading.start)
  const end = endOfSurroundings(document, heading.start, (end) => textAfter(lines, at, end) >= MIN_TEXT)
  for (let next = at + 1; next < Math.min(lines.length, at + MAX_LINES); next++) {
    const line = lines[next]
    if (!line || line.start >= end) break
    const section = sectionOfLine(line)
    const headsAmounts = kind === 'ingredients' && section === null && hasAmount(lines[next + 1]?.text ?? '')
    if (
      (section && section !== kind) ||
      (!headsAmounts &&
        headingLevel(document, line.start) <= Math.min(level, 3) &&
        (section === kind || !isWithinItem(document, lines, next)))
    ) {
      return [{ start: heading.end, end: line.start, headed: true }]
    }
  }
  return [{ start: heading.end, end: Math.min(end, lines[at + MAX_LINES]?.start ?? end), headed: true }]
}

function endOfSurroundings(document: PageDocument, index: number, isEnough: (end: number) => boolean): number {
  for (let node = document[index]; node; node = document[node.parent]) if (isEnough(node.end)) return node.end
  return document.length
}

function textAfter(lines: readonly VisibleLine[], at: number, end: number, enough = MIN_TEXT): number {
  let length = 0
  for (let next = at + 1; next < lines.length && length < enough; next++) {
    const line = lines[next]
    if (!line || line.start >= end) break
    length += line.text.length
  }
  return length
}

/** Within an item that began with other text, a heading ends nothing. */
function isWithinItem(document: PageDocument, lines: readonly VisibleLine[], at: number): boolean {
  const before = lines[at - 1]?.start ?? -1
  let index = document[lines[at]?.start ?? -1]?.parent ?? -1
  for (let climbed = 0; index >= 0 && climbed < 6; index = document[index]?.parent ?? -1, climbed++)
    if (document[index]?.tag === 'li') return index < before
  return false
}

/** In the smallest element that continues after the ingredients, up to the next section of another kind. */
export function regionAfter(document: PageDocument, lines: readonly VisibleLine[], start: number): Region[] {
  const first = lines.findIndex((line) => line.start >= start)
  if (first < 0) return []
  const isEnough = (end: number) => textAfter(lines, first - 1, end, MIN_PROSE) >= MIN_PROSE
  const end = endOfSurroundings(document, start - 1, isEnough)
  let length = 0
  for (let next = first; next < Math.min(lines.length, first + MAX_LINES); next++) {
    const line = lines[next]
    if (!line || line.start >= end) break
    const isOther = sectionOfLine(line) === 'other' || (length > MIN_PROSE && headingLevel(document, line.start) <= 2)
    if (isOther) return [{ start, end: line.start, headed: true }]
    length += line.text.length
  }
  return [{ start, end, headed: true }]
}
