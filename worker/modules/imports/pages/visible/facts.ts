import type { PageDraft } from '../page-draft.ts'
import { minutesOf } from '../text/duration.ts'
import { servingsOf } from '../text/servings.ts'
import { COUNTED, type FactKind, factKinds, labelBefore, labelBehind } from './fact-labels.ts'
import type { VisibleLine } from './line.ts'

const MAX_LABEL_LINE = 80
const MAX_VALUE = 40

type Facts = Pick<PageDraft, 'yield' | 'minutes' | 'times'>

/** A fact's label in one line; `value` is empty where the label stands alone. */
type Label = { kind: FactKind; value: string; at: number }

/** Reads labelled values and "4 servings"; the first of each counts. */
export function factsOf(lines: readonly VisibleLine[]): Facts {
  const texts = lines.flatMap(({ text }) => (SEPARATOR.test(text) ? text.split(SEPARATOR) : [text]))
  const labels = texts.flatMap((text, at) => (text.length <= MAX_LABEL_LINE ? labelsIn(text, at) : []))
  const offset = valuesStandAbove(texts, labels) ? -1 : 1
  const found = { yield: '', prep: '', cook: '', total: '' }
  for (const { kind, value, at } of labels) {
    const said = value || (texts[at + offset] ?? '')
    if (!found[kind] && isValue(kind, said)) found[kind] = said
  }
  const counted = texts.findIndex(isCounted)
  const times = { prep: found.prep, cook: found.cook, total: found.total }
  if (!times.prep && !times.cook && !times.total && counted >= 0)
    times.total = [texts[counted + 1], texts[counted - 1]].find((text) => isTime(text ?? '')) ?? ''
  return {
    yield: servingsOf(found.yield || COUNTED.exec(texts[counted] ?? '')?.[0] || ''),
    minutes: { prep: minutesOf(times.prep), cook: minutesOf(times.cook), total: minutesOf(times.total) },
    times,
  }
}

/** "Serves 2 | Prep 10 min | Cook 25 min", "10 pieces — 20 minutes" */
const SEPARATOR = /\s[|•·—]\s/

function labelsIn(text: string, at: number): Label[] {
  return factKinds.flatMap((kind) => {
    const before = labelBefore[kind].exec(text)
    if (before) return [{ kind, value: text.slice(before[0].length).trim(), at }]
    const behind = /^\d/.test(text) ? labelBehind[kind].exec(text) : null
    return behind ? [{ kind, value: text.slice(0, behind.index), at }] : []
  })
}

const isValue = (kind: FactKind, text: string): boolean =>
  text.length <= MAX_VALUE && (kind === 'yield' ? isCount(text) : /\d/.test(text) || minutesOf(text) > 0)

const isCount = (text: string): boolean => !isTime(text) && (/\d/.test(text) || isCountedInWords(text))

/** "eight to ten" */
const isCountedInWords = (text: string): boolean =>
  /^\p{L}+(?: to \p{L}+)?$/u.test(text) && servingsOf(text).servings !== 1

/** Only a time: "1 hr 30 mins". */
const isTime = (text: string): boolean => text.length <= MAX_VALUE && TIME.test(text) && minutesOf(text) > 0

const TIME = /^(?:\d{1,3}\s?\p{L}{1,8}\.?(?:\s|$)){1,2}(?:\+.*)?$/u

/** Some pages show each value above its label. */
function valuesStandAbove(texts: readonly string[], labels: readonly Label[]): boolean {
  const alone = labels.filter(({ value }) => value === '')
  const fits = ({ kind, at }: Label, side: number) => isValue(kind, texts[at + side] ?? '')
  return alone.some((one) => fits(one, -1) && !fits(one, 1)) && !alone.some((one) => fits(one, 1) && !fits(one, -1))
}

/** What a line says by its label, if anything: "Kochzeit: 20 Min." is a time to cook. */
export function labelledFact(line: string): { kind: FactKind; value: string } | null {
  const labels = line.length <= MAX_LABEL_LINE ? labelsIn(line, 0) : []
  return labels.find(({ kind, value }) => value !== '' && isValue(kind, value)) ?? null
}

export const isCounted = (line: string): boolean => line.length <= MAX_VALUE && COUNTED.test(line)
