import { writePropertyBounds, type PropertyBounds } from './bounds.ts'
import { writePeriod, type Period, type SpanUnit } from './period.ts'
import { parseSearch, type RecipeSearch } from './recipe-search.ts'
import { everySet, wayEndings } from './sets.ts'
import { sortOrders, type Sort, usualSort } from './sorts.ts'

type Texts = Readonly<Record<string, readonly string[]>>

/** Parameters of the API's recipe list as a search; what they hold beyond one is left out. */
export function fromApiFilters(texts: Texts): RecipeSearch {
  const last = (name: string) => texts[name]?.findLast((text) => text.trim() !== '')?.trim()
  const ids = (name: string) => (texts[name] ?? []).flatMap((value) => value.match(/\d+/g) ?? []).map(Number)
  const number = (name: string) => (last(name) === undefined ? undefined : Number(last(name)))
  const sets = everySet.map(({ kind, way, name }) => {
    const named = `${kind}${wayEndings[way]}`
    return [name, way === 'any' ? [...ids(named), ...ids(`${named}_or`)] : ids(named)] as const
  })
  const [rating, times] = [number('rating'), number('timescooked')]
  const since = rating === undefined ? number('rating_gte') : rating
  const cooked = periodOf('cookedon', last)
  const from = times || number('timescooked_gte')
  const cookedBefore = from === 1 && times === undefined && !cooked ? 'yes' : undefined
  const q = last('query')
  return parseSearch({
    q,
    ...Object.fromEntries(sets),
    exact: flagOf(last('include_children')) === false || undefined,
    by: number('createdby'),
    stars: since || undefined,
    starsMax: rating || number('rating_lte'),
    unrated: rating === 0 || undefined,
    cooked: times === 0 ? 'never' : (cooked ?? cookedBefore),
    times: cookedBefore ? undefined : from,
    timesMax: times || number('timescooked_lte'),
    viewed: periodOf('viewedon', last),
    added: periodOf('createdon', last),
    changed: periodOf('updatedon', last),
    missing: missingOf(last('makenow')),
    minutes: number('totaltime_lte'),
    minutesMin: number('totaltime_gte'),
    properties: propertiesOf(texts),
    private: yesOrNo(last('private')),
    internal: yesOrNo(last('internal')),
    newFirst: flagOf(last('new')),
    sort: sortOf(flagOf(last('random')) ? 'random' : last('sort_order'), q),
  })
}

const flagOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : /^(true|yes|1)$/i.test(text)
      ? true
      : /^(false|no|0)$/i.test(text)
        ? false
        : undefined

const yesOrNo = (text: string | undefined) => {
  const flag = flagOf(text)
  return flag === undefined ? undefined : flag ? 'yes' : 'no'
}

/** One missing food is written as what elsewhere means yes. */
const missingOf = (text: string | undefined) =>
  text === '1' || (text && /^[2-9]\d*$|^1\d+$/.test(text)) ? Number(text) : flagOf(text) ? 0 : undefined

function periodOf(name: string, last: (name: string) => string | undefined): string | undefined {
  const on = last(name)
  const [since, until, notSince] = [on ?? last(`${name}_gte`), on ?? last(`${name}_lte`), last(`${name}_gte_not`)]
  const period = spanOf('notFor', notSince) ?? spanOf('within', since) ?? daysOf(since, until)
  return period ? writePeriod(period) : undefined
}

function spanOf(kind: 'within' | 'notFor', text: string | undefined): Period | undefined {
  const [, count, unit] = /^P(\d{1,4})([DWMY])$/.exec(text ?? '') ?? []
  if (!count || !unit) return undefined
  const span = { count: Number(count), unit: unit.toLowerCase() as SpanUnit } // As the pattern says.
  return kind === 'within' ? { within: span } : { notFor: span }
}

const dayOf = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]

function daysOf(since: string | undefined, until: string | undefined): Period | undefined {
  const [from, to] = [dayOf(since), dayOf(until)]
  return from || to ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined
}

function propertiesOf(texts: Texts): string[] {
  const found = new Map<number, PropertyBounds>()
  for (const [name, end] of [
    ['properties_gte', 'least'],
    ['properties_lte', 'most'],
  ] as const)
    for (const text of texts[name] ?? []) {
      const [type = Number.NaN, amount = Number.NaN] = text.split(':').map(Number)
      if (Number.isFinite(amount)) found.set(type, { type, ...found.get(type), [end]: amount })
    }
  return [...found.values()].map(writePropertyBounds)
}

const sortNames = new Map(Object.entries(sortOrders).map(([name, order]) => [order as string, name as Sort]))

function sortOf(order: string | undefined, q: string | undefined): Sort | undefined {
  const [first = ''] = (order ?? '').split(',')
  const sort = sortNames.get(first.replace(/^(-?)favorite$/, '$1times_cooked'))
  return sort === usualSort(q ? { q } : {}) ? undefined : sort
}
