import type { ItemFields } from '../../service/todo-service.ts'
import { oneLine } from '../one-line.ts'
import { escapeText, splitTexts, writeLine, type ContentLine } from './ical-lines.ts'
import { readTodoText, type TodoText } from './todo-text.ts'

/**
 * The text with these fields, all else as it was written: other apps' properties, alarms, components, order and folds. A
 * parser that writes a calendar anew keeps the meaning of what it knows, and here others own the rest. `at` is an instant.
 */
export function patchTodo(
  text: TodoText,
  changed: readonly (keyof ItemFields)[],
  fields: ItemFields,
  at: string,
): string {
  const end = /\r\n|\n|\r/.exec(text.lines[0]?.raw ?? '')?.[0] ?? '\r\n'
  const patch = new Patch(text, end)
  const stamp = stampOf(at)
  if (changed.includes('name')) patch.set('SUMMARY', escapeText(oneLine(fields.name)))
  if (changed.includes('note')) patch.set('DESCRIPTION', fields.note === '' ? null : escapeText(fields.note))
  if (changed.includes('aisle')) patch.setFirstCategory(fields.aisle)
  if (changed.includes('isDone')) {
    patch.set('STATUS', fields.isDone ? 'COMPLETED' : 'NEEDS-ACTION')
    patch.set('COMPLETED', fields.isDone ? stamp : null)
    patch.set('PERCENT-COMPLETE', fields.isDone ? '100' : null)
  }
  patch.set('LAST-MODIFIED', stamp)
  patch.set('DTSTAMP', stamp)
  return patch.text()
}

export function newTodo(uid: string, fields: ItemFields, at: string): string {
  const stamp = stampOf(at)
  const skeleton = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Larder//EN',
    'BEGIN:VTODO',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `CREATED:${stamp}`,
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const text = readTodoText(skeleton)
  if (!text) throw new Error('The skeleton is a to-do.')
  return patchTodo(text, ['name', 'note', 'aisle', 'isDone'], fields, at)
}

/** `2026-11-30T04:05:06.789Z` as `20261130T040506Z`. */
const stampOf = (at: string) => `${at.slice(0, 19).replace(/[-:]/g, '')}Z`

class Patch {
  readonly #lines: ContentLine[]
  readonly #own: Set<ContentLine>
  #end: number
  readonly #lineEnd: string

  constructor({ lines, own, end }: TodoText, lineEnd: string) {
    this.#lines = [...lines]
    this.#own = new Set(own)
    this.#end = end
    this.#lineEnd = lineEnd
  }

  /** The first line of that name says the value, the others go; null removes all. */
  set(name: string, value: string | null): void {
    const [first, ...others] = this.#named(name)
    for (const line of others) this.#replace(line, null)
    if (value === null) {
      if (first) this.#replace(first, null)
    } else if (first) this.#replace(first, this.#write(name, paramsOfSameMeaning(first.params), value))
    else this.#insert(this.#write(name, '', value))
  }

  setFirstCategory(aisle: string | null): void {
    const lines = this.#named('CATEGORIES').map((line) => ({ line, texts: splitTexts(line.value) }))
    const first = lines.find(({ texts }) => texts.length > 0)
    const wanted = aisle === null ? [] : [aisle]
    const kept = (first?.texts.slice(1) ?? []).filter((text) => text !== aisle)
    const value = [...wanted, ...kept].map(escapeText).join(',')
    if (first) this.#replace(first.line, value === '' ? null : this.#write('CATEGORIES', first.line.params, value))
    else if (value !== '') this.#insert(this.#write('CATEGORIES', '', value))
  }

  text(): string {
    return this.#lines.map(({ raw }) => raw).join('')
  }

  #named(name: string): ContentLine[] {
    return this.#lines.filter((line) => line.name === name && this.#own.has(line))
  }

  #write(name: string, params: string, value: string): ContentLine {
    return writeLine(name, params, value, this.#lineEnd)
  }

  #insert(line: ContentLine): void {
    this.#lines.splice(this.#end++, 0, line)
    this.#own.add(line)
  }

  #replace(old: ContentLine, line: ContentLine | null): void {
    const at = this.#lines.indexOf(old)
    this.#lines.splice(at, 1, ...(line ? [line] : []))
    this.#own.delete(old)
    if (line) this.#own.add(line)
    else if (at < this.#end) this.#end--
  }
}

/** Those that say how or where the old value was written do not hold for the new one. */
const paramsOfSameMeaning = (params: string): string =>
  /;\s*(?:ALTREP|ENCODING|CHARSET|VALUE|TZID)\s*=/i.test(params) ? '' : params
