export type QueryValue = string | number | boolean | null | undefined
export interface ApiQuery {
  readonly [name: string]: QueryValue | readonly QueryValue[] | ApiQuery
}

/** Arrays repeat their key, nested objects use brackets; null, undefined and empty values are left out. */
export function toQueryString(query: ApiQuery = {}): string {
  const search = new URLSearchParams(queryPairs(query)).toString()
  return search && `?${search}`
}

function queryPairs(query: ApiQuery, prefix?: string): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const name = prefix === undefined ? key : `${prefix}[${key}]`
    if (isList(value)) return value.filter(isPresent).map((item) => [name, String(item)])
    if (typeof value === 'object' && value !== null) return queryPairs(value, name)
    return isPresent(value) ? [[name, String(value)]] : []
  })
}

const isList = (value: ApiQuery[string]): value is readonly QueryValue[] => Array.isArray(value)
const isPresent = (value: QueryValue) => value !== undefined && value !== null && value !== ''
