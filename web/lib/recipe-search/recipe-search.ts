import {
  decimalParam,
  enumParam,
  flagParam,
  idsParam,
  positiveIntParam,
  searchParams,
  textParam,
} from '../search-params.ts'
import { parsePropertyBounds, writePropertyBounds } from './bounds.ts'
import { parsePeriod } from './period.ts'
import { everySet, type SetName } from './sets.ts'
import { sorts } from './sorts.ts'

const maxStars = 5

const starsParam = (raw: unknown) => {
  const stars = positiveIntParam(raw)
  return stars !== undefined && stars <= maxStars ? stars : undefined
}

const wholeParam = (raw: unknown) => {
  const value = decimalParam(raw)
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

const periodParam = (raw: unknown) => {
  const text = textParam(raw)
  return text && parsePeriod(text) ? text : undefined
}

/** Before there were other spans of time, a month had these names. */
const olderSpans = new Map<unknown, string>([
  ['lately', '1m'],
  ['notLately', 'not-1m'],
])

const cookedParam = (raw: unknown) => (raw === 'yes' || raw === 'never' ? raw : periodParam(olderSpans.get(raw) ?? raw))

const propertiesParam = (raw: unknown): readonly string[] | undefined => {
  const found = [raw].flat().flatMap((one) => (typeof one === 'string' ? (parsePropertyBounds(one) ?? []) : []))
  const all = found.toSorted((one, other) => one.type - other.type).map(writePropertyBounds)
  return all.length > 0 ? all : undefined
}

const setParams = Object.fromEntries(everySet.map(({ name }) => [name, idsParam])) as Record<SetName, typeof idsParam> // A reader for each name.

const readParams = searchParams({
  q: textParam,
  ...setParams,
  /** Foods and keywords stand for themselves alone, not for what lies below them. */
  exact: flagParam,
  by: positiveIntParam,
  mine: flagParam,
  stars: starsParam,
  starsMax: starsParam,
  unrated: flagParam,
  cooked: cookedParam,
  times: positiveIntParam,
  timesMax: positiveIntParam,
  viewed: periodParam,
  added: periodParam,
  changed: periodParam,
  /** How many foods may be missing in the house. */
  missing: wholeParam,
  minutes: positiveIntParam,
  minutesMin: positiveIntParam,
  properties: propertiesParam,
  private: enumParam('yes', 'no'),
  internal: enumParam('yes', 'no'),
  newFirst: flagParam,
  sort: enumParam(...sorts),
  /** Seed of the random order. */
  seed: positiveIntParam,
  /** The saved filter that this began as. */
  saved: positiveIntParam,
})

export type RecipeSearch = ReturnType<typeof readParams>

/** Also reads addresses of before: `every` with `keywords`, and `fresh`. */
export function parseSearch(raw: Record<string, unknown>): RecipeSearch {
  const { every, fresh, ...now } = raw
  const isEvery = flagParam(every) && now['keywordsAll'] === undefined
  return readParams({
    ...now,
    ...(isEvery ? { keywords: undefined, keywordsAll: now['keywords'] } : {}),
    ...(flagParam(fresh) && now['added'] === undefined ? { added: '1w' } : {}),
  })
}
