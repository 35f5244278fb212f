import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { AppliedCorrection } from './correction.contract.ts'

type Parts = { food: string | null; unit: string | null; note: string }
export type NewCorrection = Omit<AppliedCorrection, 'id'>

/** Nothing is learned where only amounts or added remarks differ. */
export function findCorrections(read: Parts, saved: Parts): NewCorrection[] {
  const unit = unitCorrection(read, saved)
  const food = read.food ?? ''
  const start = unit && read.unit === null ? `${unit.said} ` : ''
  const expected =
    unit && unit.meant === ''
      ? `${unit.said} ${food}`
      : start && same(food.slice(0, start.length), start)
        ? food.slice(start.length)
        : food
  const rest = foodCorrection(expected, read.note, saved)
  return [...(unit ? [unit] : []), ...(rest ? [rest] : [])]
}

const same = (a: string | null, b: string | null): boolean => nameKey(a ?? '') === nameKey(b ?? '')

function unitCorrection(read: Parts, saved: Parts): NewCorrection | null {
  if (same(read.unit, saved.unit)) return null
  if (read.unit !== null) {
    if (saved.unit) return { kind: 'unit', said: read.unit, meant: saved.unit }
    // If the word was removed and did not move into the food, this teaches nothing.
    return nameKey(saved.food ?? '').startsWith(`${nameKey(read.unit)} `)
      ? { kind: 'unit', said: read.unit, meant: '' }
      : null
  }
  const words = (read.food ?? '').split(' ')
  const left = nameKey(saved.food ?? '')
  const cut = words.findIndex((_, at) => at > 0 && at < 4 && nameKey(words.slice(at).join(' ')) === left)
  return cut > 0 && saved.unit ? { kind: 'unit', said: words.slice(0, cut).join(' '), meant: saved.unit } : null
}

function foodCorrection(food: string, note: string, saved: Parts): NewCorrection | null {
  if (!food || !saved.food || same(food, saved.food)) return null
  const words = food.split(' ')
  const kept = nameKey(saved.food)
  for (let length = 1; length < words.length; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const rest = [...words.slice(0, at), ...words.slice(at + length)].join(' ').replace(/[\s,;]+$/, '')
      const moved = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[,;]$/, '')
      if (
        nameKey(rest) === kept &&
        nameKey(saved.note).includes(nameKey(moved)) &&
        !nameKey(note).includes(nameKey(moved))
      )
        return { kind: 'note', said: moved, meant: '' }
    }
  }
  return { kind: 'food', said: food, meant: saved.food }
}
