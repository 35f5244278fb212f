import { keyOf } from '../../../kernel/contract/names.ts'
import type { AppliedCorrection } from './correction.contract.ts'

type Parts = { food: string | null; unit: string | null; note: string }
export type Lesson = Omit<AppliedCorrection, 'id'>

/** What a person's correction of a line teaches: nothing where only amounts or added remarks differ. */
export function lessonsOf(read: Parts, saved: Parts): Lesson[] {
  const unit = unitLesson(read, saved)
  const food = read.food ?? ''
  const start = unit && read.unit === null ? `${unit.said} ` : ''
  const expected =
    unit && unit.meant === ''
      ? `${unit.said} ${food}`
      : start && same(food.slice(0, start.length), start)
        ? food.slice(start.length)
        : food
  const rest = foodLesson(expected, read.note, saved)
  return [...(unit ? [unit] : []), ...(rest ? [rest] : [])]
}

const same = (a: string | null, b: string | null): boolean => keyOf(a ?? '') === keyOf(b ?? '')

function unitLesson(read: Parts, saved: Parts): Lesson | null {
  if (same(read.unit, saved.unit)) return null
  if (read.unit !== null) {
    if (saved.unit) return { kind: 'unit', said: read.unit, meant: saved.unit }
    // Taken away without a word in the food, it was only not wanted this time.
    return keyOf(saved.food ?? '').startsWith(`${keyOf(read.unit)} `)
      ? { kind: 'unit', said: read.unit, meant: '' }
      : null
  }
  const words = (read.food ?? '').split(' ')
  const left = keyOf(saved.food ?? '')
  const cut = words.findIndex((_, at) => at > 0 && at < 4 && keyOf(words.slice(at).join(' ')) === left)
  return cut > 0 && saved.unit ? { kind: 'unit', said: words.slice(0, cut).join(' '), meant: saved.unit } : null
}

function foodLesson(food: string, note: string, saved: Parts): Lesson | null {
  if (!food || !saved.food || same(food, saved.food)) return null
  const words = food.split(' ')
  const kept = keyOf(saved.food)
  for (let length = 1; length < words.length; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const rest = [...words.slice(0, at), ...words.slice(at + length)].join(' ').replace(/[\s,;]+$/, '')
      const moved = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[,;]$/, '')
      if (keyOf(rest) === kept && keyOf(saved.note).includes(keyOf(moved)) && !keyOf(note).includes(keyOf(moved)))
        return { kind: 'note', said: moved, meant: '' }
    }
  }
  return { kind: 'food', said: food, meant: saved.food }
}
