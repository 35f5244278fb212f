import type { PageIngredient } from '../page-recipe.ts'
import { groupName } from './group-name.ts'
import { lineKey } from './word-overlap.ts'
import { sectionOf } from '../visible/section-words.ts'
import { tidyList } from './tidy-list.ts'

const MAX_HEADING = 60

/** Headings ("For the sauce:", "MARINADE", a bold line without amount) become groups; bullets go. */
export function groupIngredients(all: readonly PageIngredient[]): PageIngredient[] {
  const entries = withoutSummaries(sectionOf(all[0]?.line ?? '') === 'ingredients' ? all.slice(1) : all)
  const style = {
    shouting: entries.filter(({ line }) => isCapitals(line)).length > entries.length / 2,
    emphatic: entries.filter(({ line }) => line.includes('**')).length > entries.length / 2,
  }
  const grouped: PageIngredient[] = []
  let heading: string | null = null
  let group: string | null = null
  entries.forEach((entry, index) => {
    const line = tidyAmount(entry.line)
    if (entry.group !== group) {
      group = entry.group
      heading = null
    }
    const next = entries[index + 1]
    if (next && !isHeading(next.line, style) && isHeading(line, style)) heading = groupName(line)
    else grouped.push({ group: heading ?? entry.group, line: line.replace(BOLD, '$1') })
  })
  return [...tidyList(grouped)]
}

/** A long line that repeats several others is the text of an element around the list. */
function withoutSummaries(entries: readonly PageIngredient[]): readonly PageIngredient[] {
  if (!entries.some(({ line }) => line.length > MIN_SUMMARY_LENGTH)) return entries
  const keys = entries.map(({ line }) => lineKey(line)).filter((key) => key.length > 3)
  const isSummary = (line: string) => {
    const text = lineKey(line)
    return keys.filter((key) => key !== text && text.includes(key)).length >= 4
  }
  return entries.filter(({ line }, at) => at > MAX_SUMMARIES || line.length <= MIN_SUMMARY_LENGTH || !isSummary(line))
}

const MIN_SUMMARY_LENGTH = 120
const MAX_SUMMARIES = 100

const isCapitals = (line: string): boolean =>
  line.length > 3 && line === line.toUpperCase() && line !== line.toLowerCase()

/** Capitals or bold mark a heading only where most lines lack them. */
function isHeading(line: string, { shouting, emphatic }: { shouting: boolean; emphatic: boolean }): boolean {
  if (line.length > MAX_HEADING || /[\d½¼¾⅓⅔⅛]/.test(line)) return false
  return (
    /[:：]\**$/.test(line) ||
    (!emphatic && /^\*\*[^*]+\*\*$/.test(line)) ||
    (!shouting && isCapitals(line)) ||
    /^for (?:the|serving)\b(?!.*,)/i.test(line)
  )
}

/** Marks of footnotes ("stock**") stay. */
const BOLD = /\*\*([^*]+)\*\*/g

const tidyAmount = (line: string): string =>
  line.replace(/^(?:[•▢◻□☐·–●▪◦✓*-]|\*(?!\*))+\s+(?=\S)/, '').replace(/^(\d+)\.0+(?=\s)/, '$1')
