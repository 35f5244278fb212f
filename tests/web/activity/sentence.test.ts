import { expect, it } from 'vitest'
import type { ActivityRow } from '#web/features/activity/activity.queries.ts'
import { groupActivity, isReversible } from '#web/features/activity/group-activity.ts'
import { deedText } from '#web/features/activity/sentence.ts'
import { createTranslator } from '#web/lib/i18n/create-translator.ts'
import deActivity from '#web/locales/de/activity.json'
import deKinds from '#web/locales/de/kinds.json'
import enActivity from '#web/locales/en/activity.json'
import enKinds from '#web/locales/en/kinds.json'
import type { Translations } from '#web/locales/translations.ts'

const wordsIn = (language: 'en' | 'de') => {
  const [activity, kinds] = language === 'en' ? [enActivity, enKinds] : [deActivity, deKinds]
  const t = createTranslator<Translations['activity']>(activity, language)
  const k = createTranslator<Translations['kinds']>(kinds, language)
  return {
    t,
    kinds: {
      name: (kind: string) => k(`${kind as 'unit'}.name`),
      the: (kind: string) => k(`${kind as 'unit'}.the`),
      a: (kind: string) => k(`${kind as 'unit'}.a`),
      many: (kind: string, count: number) => k(`${kind as 'unit'}.many`, { count }),
    },
    list: (names: readonly string[]) => new Intl.ListFormat(language).format(names),
    day: (civil: string) => civil,
  }
}

const row = (kind: string, verb: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  seq: 1,
  command: 's.a',
  at: '2026-03-01T12:00:00Z',
  actor: null,
  kind,
  id: 1,
  name: null,
  verb,
  fields: [],
  about: [],
  more: 0,
  undoable: true,
  derived: false,
  ...more,
})
const said = (language: 'en' | 'de', ...rows: ActivityRow[]) => deedText(rows, wordsIn(language))

it('a plain change is told with the kind and the name of its thing', () => {
  const unit = row('unit', 'created', { name: 'pinch' })
  expect(said('en', unit)).toBe('added the unit “pinch”')
  expect(said('de', unit)).toBe('die Einheit „pinch“ angelegt')
  expect(said('en', row('unit', 'deleted'))).toBe('deleted a unit')
})

it('a moved meal is told by what is eaten and when', () => {
  const moved = row('meal-plan', 'moved', {
    fields: [{ field: 'from_date', before: '2026-03-01', after: '2026-03-06' }],
    about: [{ kind: 'meal-plan', id: 1, name: 'Lentil soup' }],
  })
  expect(said('en', moved)).toBe('moved “Lentil soup” to 2026-03-06')
  expect(said('de', moved)).toBe('„Lentil soup“ auf 2026-03-06 verschoben')
})

it('a long shopping list is told by a few names and how many there are beyond', () => {
  const names = ['milk', 'bread', 'eggs', 'salt', 'tea', 'rice']
  const added = row('shopping', 'added', {
    fields: [{ field: 'entries', before: null, after: names.map((_, id) => ({ id })) }],
    about: names.map((name, id) => ({ kind: 'food', id, name })),
  })
  expect(said('en', added)).toBe('put milk, bread, and 4 things on the list')
})

it('what one command did is one line about what the person meant, however much came along', () => {
  const rows = [
    row('food', 'created', { seq: 5, name: 'lentils' }),
    row('unit', 'created', { seq: 4, name: 'g', more: 3 }),
    row('recipe', 'created', { seq: 3, name: 'Lentil soup' }),
    row('unit', 'created', { seq: 2, command: 's.b', name: 'pinch' }),
  ]
  const [day] = groupActivity(rows)
  expect(day?.deeds.map(({ main, entries, more }) => [main[0]?.kind, entries.length, more])).toEqual([
    ['recipe', 3, 3],
    ['unit', 1, 0],
  ])
})

it('several alike are counted', () => {
  expect(said('en', row('food', 'created', { name: 'a' }), row('food', 'created', { name: 'b' }))).toBe('added 2 foods')
})

it('an import is told by the recipes that it brought, not by their pictures or by how far it was', () => {
  const brought = ['Soup', 'Cake'].map((name, i) => row('recipe', 'created', { seq: 2 + i, id: i, name }))
  const pictures = brought.map(({ id, name }, i) => row('recipe', 'imaged', { seq: 8 + i, id, name }))
  const [day] = groupActivity([
    row('job', 'finished', { seq: 10, derived: true }),
    ...pictures,
    row('job', 'items_ended', { seq: 4, derived: true }),
    ...brought,
  ])
  const [deed] = day?.deeds ?? []
  expect(deed?.main).toEqual(brought)
  expect(deed && isReversible(deed)).toBe(true)
})

it('what only tells of other work, as of an export, is not offered to be taken back', () => {
  const [day] = groupActivity(
    ['finished', 'items_ended', 'asked'].map((verb, i) => row('job', verb, { seq: 3 - i, derived: true })),
  )
  expect(day?.deeds.map(isReversible)).toEqual([false])
})
