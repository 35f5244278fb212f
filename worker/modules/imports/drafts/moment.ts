import type { JsonValue } from '../pages/json/json-value.ts'
import { wordsOf } from './loose-json.ts'

/** ISO 8601 in UTC. Times without a zone are taken as UTC; what is no date gives null. */
export function momentOf(value: JsonValue | undefined): string | null {
  const match = DATE.exec(wordsOf(value))
  if (!match) return null
  const [, day, time = '00:00', zone = 'Z'] = match
  const date = new Date(`${day}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d\d:?\d\d)?$/
