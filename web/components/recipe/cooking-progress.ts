export interface CookingProgress {
  ticked: readonly number[]
  done: readonly number[]
  /** The screen of cook mode, as in its URL; null outside of it. */
  screen: number | null
  /** Milliseconds since the epoch of the last change. */
  at: number
}

type ProgressByRecipe = Readonly<Record<string, CookingProgress>>

/** Long enough for a dough that rises overnight. */
export const sessionHours = 18
const maxAge = sessionHours * 3_600_000

export const noProgress: CookingProgress = { ticked: [], done: [], screen: null, at: 0 }

export function reviveProgress(raw: unknown, now: number): ProgressByRecipe {
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = Object.entries(raw as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, CookingProgress] => isCurrentProgress(entry[1], now)),
  )
}

const isCurrentProgress = (value: unknown, now: number): value is CookingProgress =>
  typeof value === 'object' &&
  value !== null &&
  'ticked' in value &&
  Array.isArray(value.ticked) &&
  'done' in value &&
  Array.isArray(value.done) &&
  'at' in value &&
  typeof value.at === 'number' &&
  now - value.at < maxAge

export function toggleIds(ids: readonly number[], among: readonly number[]): readonly number[] {
  const isAll = ids.every((id) => among.includes(id))
  return isAll ? among.filter((id) => !ids.includes(id)) : [...new Set([...among, ...ids])]
}

export const updateProgress = (
  kitchen: ProgressByRecipe,
  recipe: number,
  change: Partial<CookingProgress>,
  now: number,
): ProgressByRecipe => ({
  ...kitchen,
  [recipe]: { ...noProgress, ...kitchen[recipe], ...change, at: now },
})

export function removeProgress(kitchen: ProgressByRecipe, recipe: number): ProgressByRecipe {
  const { [String(recipe)]: _gone, ...others } = kitchen
  return others
}
