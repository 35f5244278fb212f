import type { ItemFields } from '../../service/todo-service.ts'
import { oneLine } from '../one-line.ts'
import { contentLines, splitTexts, unescapeText, type ContentLine } from './ical-lines.ts'

/** A resource of a calendar, with the lines that are properties of its to-do, and none of an alarm or another component. */
export interface TodoText {
  lines: ContentLine[]
  own: ReadonlySet<ContentLine>
  /** The index where another property goes: before alarms, which come last. */
  end: number
}

/** Null where it is no to-do, or one that repeats: what is done then is one day of many, which a list has no place for. */
export function readTodoText(text: string): TodoText | null {
  const lines = contentLines(text)
  const path: string[] = []
  const own = new Set<ContentLine>()
  let end = -1
  let isInside = false
  for (const [at, line] of lines.entries()) {
    if (line.name === 'BEGIN') {
      const kind = line.value.trim().toUpperCase()
      if (isInside && end < 0) end = at
      if (kind === 'VTODO' && own.size === 0 && !isInside) isInside = true
      path.push(kind)
    } else if (line.name === 'END') {
      if (isInside && end < 0) end = at
      if (path.pop() === 'VTODO') isInside = false
    } else if (isInside && path.at(-1) === 'VTODO') own.add(line)
  }
  const repeats = lines.some(({ name }) => name === 'RECURRENCE-ID') || [...own].some(({ name }) => REPEATING.has(name))
  return own.size === 0 || repeats ? null : { lines, own, end: end < 0 ? lines.length : end }
}

const REPEATING = new Set(['RRULE', 'RDATE'])

export function todoFields({ own }: TodoText): ItemFields {
  const value = (name: string) => [...own].find((line) => line.name === name)?.value.trim() ?? ''
  return {
    name: oneLine(unescapeText(value('SUMMARY'))),
    note: unescapeText(value('DESCRIPTION')),
    // Apps write one, two or all three of them.
    isDone:
      DONE.has(value('STATUS').toUpperCase()) || value('COMPLETED') !== '' || Number(value('PERCENT-COMPLETE')) === 100,
    aisle: [...own].filter(({ name }) => name === 'CATEGORIES').flatMap((line) => splitTexts(line.value))[0] ?? null,
  }
}

export const todoUid = ({ own }: TodoText): string | undefined =>
  [...own].find(({ name }) => name === 'UID')?.value.trim()

/** What nobody will do any more is not to be bought either. */
const DONE = new Set(['COMPLETED', 'CANCELLED'])
