import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { ParsedLine } from '../lines/parse.ts'
import type { AppliedCorrection } from './correction.contract.ts'

export type CorrectedLine = { line: ParsedLine; learned: number[] }

/** Applies units first, then remarks inside a food's name, then the food itself. */
export function corrector(rules: readonly AppliedCorrection[]): (line: ParsedLine) => CorrectedLine {
  const units = byKey(rules, 'unit')
  const foods = byKey(rules, 'food')
  const notes = rules.filter(({ kind }) => kind === 'note')
  if (rules.length === 0) return (line) => ({ line, learned: [] })
  return (line) => {
    const learned: number[] = []
    const use = (after: ParsedLine | null, { id }: AppliedCorrection, before: ParsedLine) => {
      if (after) learned.push(id)
      return after ?? before
    }
    let current = line
    const unit = units.get(nameKey(current.unit ?? leadingUnitWords(current, units)))
    if (unit) current = use(withUnit(current, unit), unit, current)
    for (const note of notes) current = use(withRemark(current, note), note, current)
    const food = foods.get(nameKey(current.food ?? ''))
    if (food) current = use({ ...current, food: food.meant }, food, current)
    return { line: current, learned }
  }
}

const byKey = (rules: readonly AppliedCorrection[], wanted: AppliedCorrection['kind']) =>
  new Map(rules.filter(({ kind }) => kind === wanted).map((rule) => [nameKey(rule.said), rule]))

/** The longest start of the food's name, up to three words, that is known as a unit. */
function leadingUnitWords({ food, no_amount }: ParsedLine, units: ReadonlyMap<string, unknown>): string {
  const words = no_amount ? [] : nameKey(food ?? '').split(' ')
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const start = words.slice(0, count).join(' ')
    if (units.has(start)) return start
  }
  return ''
}

function withUnit(line: ParsedLine, { said, meant }: AppliedCorrection): ParsedLine | null {
  if (line.unit !== null) {
    if (meant) return { ...line, unit: meant }
    return { ...line, unit: null, food: [line.unit, line.food].filter(Boolean).join(' ') }
  }
  const rest = (line.food ?? '').split(' ').slice(nameKey(said).split(' ').length).join(' ')
  return meant && rest ? { ...line, unit: meant, food: rest } : null
}

/** Null if the whole name would become the note. */
function withRemark(line: ParsedLine, { said }: AppliedCorrection): ParsedLine | null {
  const words = (line.food ?? '').split(' ')
  const wanted = nameKey(said).split(' ')
  const at = words.findIndex((_, from) => wanted.every((word, i) => normalizeWord(words[from + i] ?? '') === word))
  if (at < 0 || words.length <= wanted.length) return null
  const food = [...words.slice(0, at), ...words.slice(at + wanted.length)].join(' ').replace(/[\s,;]+$/, '')
  const moved = words.slice(at, at + wanted.length).join(' ')
  return { ...line, food, note: [moved, line.note].filter(Boolean).join(', ').slice(0, 256) }
}

const normalizeWord = (word: string): string => nameKey(word).replace(/[,;]$/, '')
