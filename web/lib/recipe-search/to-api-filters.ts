import type { ApiQuery } from '../api/api-query.ts'
import { parsePropertyBounds, writeAmount } from './bounds.ts'
import { parsePeriod, type Span } from './period.ts'
import type { RecipeSearch } from './recipe-search.ts'
import { everySet, wayEndings } from './sets.ts'
import { sortOrders, usualSort } from './sorts.ts'

/** `me` is whose recipes mine are. Spans of time stay spans, so that what is saved of this moves along. */
export function toApiFilters(search: RecipeSearch, me: number): ApiQuery {
  const sort = search.sort ?? usualSort(search)
  return {
    query: search.q,
    ...Object.fromEntries(everySet.map(({ kind, way, name }) => [`${kind}${wayEndings[way]}`, search[name]])),
    include_children: search.exact ? false : undefined,
    createdby: search.mine ? me : search.by,
    rating: search.unrated ? 0 : undefined,
    rating_gte: search.stars,
    rating_lte: search.starsMax,
    timescooked: search.cooked === 'never' ? 0 : undefined,
    timescooked_gte: search.times ?? (search.cooked === 'yes' ? 1 : undefined),
    timescooked_lte: search.timesMax,
    ...periodFilters('cookedon', search.cooked),
    ...periodFilters('viewedon', search.viewed),
    ...periodFilters('createdon', search.added),
    ...periodFilters('updatedon', search.changed),
    makenow: search.missing === 0 ? true : search.missing,
    totaltime_gte: search.minutesMin,
    totaltime_lte: search.minutes,
    ...propertyFilters(search.properties),
    private: yesOrNo(search.private),
    internal: yesOrNo(search.internal),
    new: search.newFirst,
    sort_order: sortOrders[sort],
    seed: sort === 'random' ? (search.seed ?? 1) : undefined,
  }
}

const yesOrNo = (value: 'yes' | 'no' | undefined) => (value === undefined ? undefined : value === 'yes')

const age = ({ count, unit }: Span) => `P${count}${unit.toUpperCase()}`

function periodFilters(name: string, text: string | undefined): ApiQuery {
  const period = text === undefined ? null : parsePeriod(text)
  if (!period) return {}
  if ('within' in period) return { [`${name}_gte`]: age(period.within) }
  if ('notFor' in period) return { [`${name}_gte_not`]: age(period.notFor) }
  return { [`${name}_gte`]: period.from, [`${name}_lte`]: period.to }
}

function propertyFilters(properties: readonly string[] = []): ApiQuery {
  const all = properties.flatMap((text) => parsePropertyBounds(text) ?? [])
  const bounds = (end: 'least' | 'most') =>
    all.flatMap(({ type, [end]: amount }) => (amount === undefined ? [] : [`${type}:${writeAmount(amount)}`]))
  return { properties_gte: bounds('least'), properties_lte: bounds('most') }
}
