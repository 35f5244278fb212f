import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { newTodo, patchTodo } from '#worker/modules/connectors/services/caldav/patch-todo.ts'
import { readTodoText, todoFields } from '#worker/modules/connectors/services/caldav/todo-text.ts'
import { isSameSite } from '#worker/gateway/is-same-site.ts'
import { fieldsOf } from './account.fixture.ts'
import { difficultNames, difficultNotes } from './difficult.texts.ts'

const at = '2026-11-30T04:05:06.789Z'
const read = (text: string) => readTodoText(text) ?? raise()
const raise = () => {
  throw new Error('no to-do')
}

/** What another app wrote: folds in odd places, lower case, odd order, components and properties that nobody knows. */
const foreign = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:X',
  'END:VTIMEZONE',
  'BEGIN:VTODO',
  'x-first;P="a:b;c,d":kept',
  'summary;LANGUAGE=en:Mi',
  ' lk\\, ',
  '\tfresh',
  'UID:1',
  'CATEGORIES:Dairy,Cold\\, fresh',
  'CATEGORIES;X-P=1:More',
  'ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:QUJD',
  ' REVG',
  'BEGIN:VALARM',
  'SUMMARY:Alarm',
  'DESCRIPTION:Alarm',
  'END:VALARM',
  'BEGIN:X-OTHER',
  'STATUS:COMPLETED',
  'END:X-OTHER',
  'END:VTODO',
  'END:VCALENDAR',
  '',
]

it('a patch changes its lines and leaves every other byte', () => {
  for (const end of ['\r\n', '\n']) {
    const text = read(foreign.join(end))
    expect(todoFields(text)).toEqual({ name: 'Milk, fresh', note: '', isDone: false, aisle: 'Dairy' })
    const stamps = ['LAST-MODIFIED:20261130T040506Z', 'DTSTAMP:20261130T040506Z']
    const renamed = patchTodo(text, ['name'], fieldsOf({ name: 'Oat; milk' }), at)
    const expected = foreign.toSpliced(7, 3, 'SUMMARY;LANGUAGE=en:Oat\\; milk').toSpliced(13, 0, ...stamps)
    expect(expected[13 - 1]).toBe(' REVG')
    expect(renamed.split(end).toSorted()).toEqual(expected.toSorted())
    expect(renamed).toContain(['BEGIN:VALARM', 'SUMMARY:Alarm', 'DESCRIPTION:Alarm', 'END:VALARM'].join(end))
    const moved = patchTodo(text, ['aisle'], fieldsOf({ aisle: 'Fridge' }), at)
    expect(moved).toContain(`CATEGORIES:Fridge,Cold\\, fresh${end}CATEGORIES;X-P=1:More${end}`)
    const nowhere = patchTodo(text, ['aisle'], fieldsOf(), at)
    expect(nowhere).toContain(`CATEGORIES:Cold\\, fresh${end}`)
  }
})

it('done is said in three ways, each of which is enough, and taken back in all', () => {
  for (const line of ['STATUS:COMPLETED', 'COMPLETED:20260101T000000Z', 'PERCENT-COMPLETE:100', 'status:cancelled']) {
    const text = read(foreign.toSpliced(10, 0, line).join('\r\n'))
    expect(todoFields(text).isDone, line).toBe(true)
    const open = read(patchTodo(text, ['isDone'], fieldsOf(), at))
    expect(todoFields(open).isDone, line).toBe(false)
    expect(todoFields(read(patchTodo(open, ['isDone'], fieldsOf({ isDone: true }), at))).isDone).toBe(true)
  }
})

it('what is written is what another reader of iCalendar reads, in lines of 75 bytes', () => {
  for (const text of [...difficultNames, ...difficultNotes]) {
    const written = newTodo('1', fieldsOf({ name: text.replaceAll('\n', ' '), note: text, aisle: text }), at)
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const todo = new ICAL.Component(ICAL.parse(written) as unknown[]).getFirstSubcomponent('vtodo')
    expect(todo?.getFirstPropertyValue('description')).toBe(text)
    expect(todo?.getFirstPropertyValue('categories')).toBe(text)
    expect(todoFields(read(written)).note).toBe(text)
  }
})

it('time is linear in the length of hostile text', () => {
  const begun = performance.now()
  for (const text of [
    'BEGIN:VTODO\r\n'.repeat(100_000),
    `BEGIN:VTODO\n${'A;B="'.repeat(200_000)}`,
    `BEGIN:VTODO\nCATEGORIES:${'\\'.repeat(500_000)}`,
    ' \n'.repeat(300_000),
  ]) {
    const todo = readTodoText(text)
    if (todo) todoFields(todo)
  }
  expect(performance.now() - begun).toBeLessThan(2_000)
})

it('credentials go to hosts of the same owner alone, never from https to less', () => {
  const site = (given: string, other: string) => isSameSite(new URL(given), new URL(other))
  expect(site('https://caldav.icloud.com/', 'https://p42-caldav.icloud.com/1/')).toBe(true)
  expect(site('https://example.co.uk/', 'https://dav.example.co.uk/')).toBe(true)
  expect(site('http://example.com/', 'https://example.com/')).toBe(true)
  expect(site('http://127.0.0.1:5232/', 'http://127.0.0.1:5232/u/')).toBe(true)
  for (const [given, other] of [
    ['https://a.example.com/', 'http://a.example.com/'],
    ['https://a.example.com/', 'https://b.example.com:8443/'],
    ['http://a.example.com/', 'https://b.example.com/'],
    ['https://a.co.uk/', 'https://b.co.uk/'],
    ['https://anna.github.io/', 'https://mallory.github.io/'],
    ['https://example.com/', 'https://example.com.evil.net/'],
    ['http://127.0.0.1:1/', 'http://127.0.0.1:2/'],
    ['https://127.0.0.1/', 'https://127.0.0.2/'],
    ['https://localhost/', 'https://com/'],
  ] as const)
    expect(site(given, other), `${given} ${other}`).toBe(false)
})
