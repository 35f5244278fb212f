import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ChangeList } from '#web/features/history/change.list.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { visit } from '../visitor.tsx'

beforeAll(() => Promise.all([loadTranslations('history'), loadTranslations('common')]))

const marked = (tag: 'ins' | 'del') => [...document.querySelectorAll(tag)].map((element) => element.textContent)

test('added and removed words differ by element and screen reader text, not by colour alone', async () => {
  await visit(
    <ChangeList changes={[{ field: 'description', before: 'Takes ten minutes', after: 'Takes five minutes' }]} />,
  )
  expect(marked('del')).toEqual(['[removed: ten ]'])
  expect(marked('ins')).toEqual(['[added: five ]'])
  expect(screen.getByText('Description')).toBeTruthy()
})

test('times are shown as times, yes and no as words', async () => {
  await visit(
    <ChangeList
      changes={[
        { field: 'working_time', before: 30, after: 90 },
        { field: 'private', before: false, after: true },
      ]}
    />,
  )
  expect(document.body.textContent).toMatch(/Active time.*30 min.*1 hr? 30 min/)
  expect(document.body.textContent).toMatch(/Only for me.*no.*yes/)
})

test('added and removed keywords are shown among those that stayed', async () => {
  await visit(<ChangeList changes={[{ field: 'keywords', before: ['Thai', 'Spicy'], after: ['Thai', 'Quick'] }]} />)
  expect(marked('del')).toEqual(['[removed: Spicy ]'])
  expect(marked('ins')).toEqual(['[added: Quick ]'])
  expect(screen.getByText('Thai')).toBeTruthy()
})

test('an ingredient that changed is one line with its amount before and after', async () => {
  const before = {
    amount: 4,
    amount_max: null,
    unit: null,
    food: 'chillies',
    note: null,
    is_header: false,
    no_amount: false,
  }
  const step = { id: 1, change: 'changed' as const, from: 0, to: 0, fields: [] }
  await visit(
    <ChangeList
      changes={[
        {
          field: 'steps',
          steps: [
            {
              ...step,
              ingredients: [
                { id: 5, change: 'changed', from: 0, to: 0, before, after: { ...before, amount: 6 }, fields: [] },
                { id: 6, change: 'removed', from: 1, to: null, before, after: null, fields: [] },
              ],
            },
          ],
        },
      ]}
    />,
  )
  expect(marked('del')).toEqual(['[removed: 4 ]', '[removed: 4 chillies ]'])
  expect(marked('ins')).toEqual(['[added: 6 ]'])
})

test('a new step does not list the settings that every step begins with', async () => {
  const fields = [
    { field: 'name', before: null, after: 'Fry' },
    { field: 'show_as_header', before: null, after: true },
    { field: 'time', before: null, after: 0 },
  ]
  await visit(
    <ChangeList
      changes={[{ field: 'steps', steps: [{ id: 2, change: 'added', from: null, to: 1, fields, ingredients: [] }] }]}
    />,
  )
  expect(screen.getByText('Step 2')).toBeTruthy()
  expect(screen.getByText('added')).toBeTruthy()
  expect(screen.queryByText('Name as heading')).toBeNull()
  expect(screen.queryByText('Time')).toBeNull()
})

test('a field without a label shows its API name', async () => {
  await visit(<ChangeList changes={[{ field: 'something_new', before: 1, after: 2 }]} />)
  expect(screen.getByText('something new')).toBeTruthy()
})
