import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { Column, ThingRow } from '../model.ts'
import { isThing, thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'

/** What a cell says in words; empty where there is nothing to say. */
export function useCellText() {
  const format = useFormat()
  const texts = useThingTexts()
  const said = (value: unknown, { kind = 'text', of }: Column): string => {
    if (value === null || value === undefined || value === '') return ''
    if (Array.isArray(value))
      return format.list(value.map((one) => said(one, { field: '', kind, ...(of ? { of } : {}) })))
    if (isThing(value))
      return of ? String(value[of] ?? '') : kind === 'choice' ? texts.choice(String(value['name'])) : thingLabel(value)
    if (typeof value === 'object') return of && of in value ? String(Reflect.get(value, of)) : ''
    if (kind === 'choice') return texts.choice(String(value))
    if (kind === 'day') return dateIn(value, (date) => format.date(date))
    if (kind === 'time') return dateIn(`1970-01-01T${String(value)}`, (date) => format.date(date, 'time'))
    if (kind === 'moment') return dateIn(value, (date) => format.date(date, 'moment'))
    if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 3 })
    if (typeof value === 'boolean') return value ? '✓' : ''
    return typeof value === 'string' ? value : ''
  }
  return (row: ThingRow, column: Column) => said(row[column.field], column)
}

const dateIn = (value: unknown, format: (date: Date) => string): string => {
  const text = String(value)
  // A day of the calendar is that day wherever one is.
  const date = text.length === 10 ? civilToDate(text) : new Date(text)
  return Number.isNaN(date.getTime()) ? '' : format(date)
}
