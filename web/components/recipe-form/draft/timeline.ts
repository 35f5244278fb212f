export interface Timeline<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** Edits about the same field within `mergeWindow` milliseconds are one edit. */
  last: { about: string; at: number } | null
}

const mergeWindow = 1200
const maxHistory = 200

export const createTimeline = <T>(present: T): Timeline<T> => ({ past: [], present, future: [], last: null })

export function recordEdit<T>(line: Timeline<T>, present: T, at: number, about?: string): Timeline<T> {
  if (present === line.present) return line
  const last = about === undefined ? null : { about, at }
  const mergesWithLast = last !== null && line.last?.about === last.about && at - line.last.at < mergeWindow
  const past = mergesWithLast ? line.past : [...line.past, line.present].slice(-maxHistory)
  return { past, present, future: [], last }
}

export function undoEdit<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redoEdit<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, last: null }
}

/** For changes that are no edits, such as the ids of the first save. */
export const mapTimeline = <T>({ past, present, future }: Timeline<T>, change: (one: T) => T): Timeline<T> => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
  last: null,
})
