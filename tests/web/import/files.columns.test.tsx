import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ImportJobPage } from '#web/features/import/files/job/import-job.page.tsx'
import type { ImportJob } from '#web/features/import/files/import-job.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press } from '../draft/page.open.tsx'
import { jobOf } from './files.fixture.ts'

afterEach(() => void vi.unstubAllGlobals())

const rows = [
  ['Wie heißt es', 'Was kommt rein', 'Was tun', 'Wo'],
  ['Pie', '200 g flour\n2 eggs', 'Bake it.', 'Keller'],
  ['Soup', '1 leek', 'Boil it.', ''],
]
const table = { columns: ['name', null, null, null], heading: true, rows } satisfies ImportJob['details']['table']

async function open(more: Partial<ImportJob['details']> = {}) {
  await Promise.all([loadTranslations('apps'), loadTranslations('columns')])
  const job = jobOf({ details: { app: 'TABLE', title: 'Table', table, ...more } })
  return openPage(
    () => <ImportJobPage id={job.id} />,
    (method, path) =>
      path === '/api/import-files/' && method === 'POST'
        ? Response.json(jobOf({ id: 9, state: 'preparing' }), { status: 202 })
        : path === '/api/job/7/'
          ? Response.json(job)
          : undefined,
  )
}

const choose = (name: string, field: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: field } }))

test('somebody says what the columns are, and sees the first recipe as it will be', async () => {
  const { sent, router } = await open()
  expect(await screen.findByRole('heading', { name: 'What are the columns of this table?' })).toBeTruthy()
  const preview = await screen.findByRole('article')
  expect(within(preview).getByRole('heading', { name: 'Pie' })).toBeTruthy()
  expect(preview.textContent).toContain('Wo: Keller')
  await choose('Was kommt rein', 'ingredients')
  await choose('Was tun', 'steps')
  await choose('Wo', 'nothing')
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['200 g flour', '2 eggs', 'Bake it.'])
  expect(preview.textContent).not.toContain('Keller')
  await press(screen.getByRole('button', { name: 'Read it like this' }))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    job: 7,
    table: { columns: ['name', 'ingredients', 'steps', 'nothing'], heading: true },
  })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/import/9'))
})

test('what was said of a heading is known when it comes again', async () => {
  await open()
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Was kommt rein' })).toHaveProperty('value', 'ingredients')
})

test('the first row may be a recipe', async () => {
  const first = [
    ['Pie', '1 egg'],
    ['Soup', '1 leek'],
  ]
  await open({ table: { columns: ['name', 'ingredients'], heading: true, rows: first } })
  expect((await screen.findByRole('article')).textContent).toContain('Soup')
  await press(screen.getByRole('switch', { name: /first row names the columns/ }))
  expect((await screen.findByRole('article')).textContent).toContain('Pie')
  expect(screen.getByRole('combobox', { name: 'Column 2' })).toBeTruthy()
})

test('nothing is read until a column is the name', async () => {
  await open({
    table: {
      ...table,
      columns: [null, null, null, null],
      rows: [
        ['a', 'b', 'c', 'd'],
        ['1', '2', '3', '4'],
      ],
    },
  })
  expect(await screen.findByText('Say which column is the name.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read it like this' })).toHaveProperty('disabled', true)
})
