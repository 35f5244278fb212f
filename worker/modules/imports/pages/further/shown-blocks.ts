import { attribute, type PageDocument, type PageNode } from '../html/document.ts'
import { headingLevel } from '../html/heading-level.ts'
import { hasAmount } from '../visible/amount.ts'
import { pageLines, type VisibleLine } from '../visible/line.ts'
import { listsOfAmounts } from '../visible/measured-lists.ts'
import { sectionOfLine, type SectionKind } from '../visible/section-words.ts'

/** Where a page shows a recipe below a title of its own: from its title to the title of what follows. */
export interface ShownBlock {
  title: string
  start: number
  end: number
}

const MAX_BLOCKS = 12
/** Amounts in a list that has no heading. */
const MIN_MEASURED = 2
const MAX_TITLE = 120
/** Lines between a title and its ingredients: what the dish is, how long it takes. */
const MAX_ABOVE = 40

/** None unless there are two, as a page with one recipe is read whole. */
export function shownBlocks(document: PageDocument): ShownBlock[] {
  const lines = pageLines(document).map((line): Line => ({ ...line, section: sectionOfLine(line) }))
  const lists = listStarts(document, lines)
  if (lists.length < 2) return []
  const levels = new Map<number, number>()
  const levelAt = (at: number): number => {
    const known = levels.get(at)
    if (known !== undefined) return known
    const line = lines[at]
    const level = line ? titleLevel(document, line) : NO_TITLE
    levels.set(at, level)
    return level
  }
  const found: { title: number; list: number }[] = []
  for (const [order, list] of lists.entries()) {
    const before = lists[order - 1] ?? -1
    const title = titleAbove(lines, list, Math.max(before, list - MAX_ABOVE - 1), levelAt)
    if (title !== null) found.push({ title, list })
  }
  if (found.length < 2) return []
  return found.slice(0, MAX_BLOCKS).flatMap(({ title, list }, order) => {
    const line = lines[title]
    const next = blockEnd(lines, title, found[order + 1]?.title ?? lines.length, levelAt)
    const end = Math.min(lines[next]?.start ?? document.length, elementEnd(document, lines, title, list))
    return line ? [{ title: line.text, start: line.start, end }] : []
  })
}

/** Where the smallest element ends that has title, list and method, as a card is. */
function elementEnd(document: PageDocument, lines: readonly Line[], title: number, list: number): number {
  const start = lines[title]?.start ?? -1
  let told = list
  for (let node = document[start]; node; node = document[node.parent]) {
    let last = told
    while ((lines[last + 1]?.start ?? Infinity) < node.end) last++
    // What is told up to here is looked at once, however many elements end here.
    if (last > told && isToldBetween(lines, list, last + 1)) return node.end
    told = Math.max(told, last)
  }
  return document.length
}

interface Line extends VisibleLine {
  section: SectionKind | null
}

/** The lines that head or begin a list of ingredients, in order; of those that follow one another without a method, the first. */
function listStarts(document: PageDocument, lines: readonly Line[]): number[] {
  const headed = lines.flatMap(({ section }, at) => (section === 'ingredients' ? [at] : []))
  const measured = listsOfAmounts(document)
    .filter(({ measured, units }) => measured >= MIN_MEASURED && units > 0)
    .map(({ start }) => lines.findIndex((line) => line.start >= start))
  const all = [...new Set([...headed, ...measured])].filter((at) => at >= 0).toSorted((a, b) => a - b)
  const starts: number[] = []
  let from = -1
  for (const at of all) {
    if (from < 0 || isToldBetween(lines, from, at)) starts.push(at)
    from = at
  }
  return starts
}

/** Whether a method stands between: below a heading, or as prose. */
function isToldBetween(lines: readonly Line[], from: number, to: number): boolean {
  let prose = 0
  for (let at = from + 1; at < to; at++) {
    const { section, text = '' } = lines[at] ?? {}
    if (section === 'instructions') return true
    if (text.length > MIN_SENTENCE && !hasAmount(text.slice(0, MIN_SENTENCE))) prose += text.length
  }
  return prose >= MIN_PROSE
}

const MIN_SENTENCE = 40
const MIN_PROSE = 80

/** The nearest title above a list that is no heading of a part of the recipe, between the list before and this one. */
function titleAbove(
  lines: readonly Line[],
  list: number,
  before: number,
  levelAt: (at: number) => number,
): number | null {
  const own = lines[list]?.section === 'ingredients' ? levelAt(list) : NO_TITLE
  for (let at = list - 1; at > before; at--) {
    const line = lines[at]
    // Below "Notes" or "You may also like" stands no recipe of the page itself.
    if (line?.section === 'other' && levelAt(at) <= LOWEST) return null
    if (!line || line.section !== null || line.text.length > MAX_TITLE || !/\p{L}{2}/u.test(line.text)) continue
    const level = levelAt(at)
    if (level < NO_TITLE && (level <= own || level === NAMED_TITLE)) return at
  }
  return null
}

/** The next title of the same rank that opens neither ingredients nor method ends a block, as "Notes" do. */
function blockEnd(lines: readonly Line[], title: number, last: number, levelAt: (at: number) => number): number {
  const own = levelAt(title)
  let seen = false
  for (let at = title + 1; at < last; at++) {
    const section = lines[at]?.section ?? null
    if (section === 'ingredients' || section === 'instructions') seen = true
    else if (seen && levelAt(at) <= Math.min(own, LOWEST)) return at
  }
  return last
}

const LOWEST = 6
const NAMED_TITLE = 7
const NO_TITLE = 8

/** 1 to 6 of a heading, 7 of a line in bold or in an element that is called a recipe's name. */
function titleLevel(document: PageDocument, { start, end }: Line): number {
  const level = headingLevel(document, start)
  if (level <= LOWEST) return level
  for (let node = document[start], climbed = 0; node && climbed < 3; node = document[node.parent], climbed++)
    if (NAMED.test(attribute(node, 'class')) || isAllBold(node, { start, end })) return NAMED_TITLE
  return NO_TITLE
}

const isAllBold = ({ tag, end }: PageNode, line: Pick<VisibleLine, 'start' | 'end'>): boolean =>
  (tag === 'b' || tag === 'strong') && end >= line.end

const NAMED = /(?:recipe|rezept|recette|receta|ricetta|card)[\w-]*[-_]{0,2}(?:name|title|titel|titre|titulo|titolo)\b/i
