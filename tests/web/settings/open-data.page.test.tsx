import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OpenDataPage } from '#web/features/settings/open-data/open-data.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press } from '../draft/page.open.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const meta = { versions: ['de', 'en', 'zh_Hans'], datatypes: [], en: { food: 4, unit: 2 }, de: {}, zh_Hans: {} }
const total = (total_created: number, total_untouched = 0) => ({
  total_created,
  total_updated: 0,
  total_untouched,
  total_errored: 1,
})
const preview = {
  totals: { food: total(3), unit: total(0, 2) },
  changes: [
    { kind: 'food', name: 'kefir', was: null, fields: [] },
    { kind: 'food', name: 'whole milk', was: 'milk', fields: ['name', 'plural_name', 'open_data_slug'] },
  ],
  problems: [{ kind: 'food', slug: 'food-twin', name: 'Kefir', reason: 'name_taken' }],
}

async function open(role: string, offered: Response = Response.json(meta)) {
  await loadTranslations('sections')
  await loadTranslations('things')
  const asked: string[] = []
  const bodies: unknown[] = []
  await openPage(
    () => <OpenDataPage />,
    (method, path, body) => {
      asked.push(`${method} ${path}`)
      if (path.startsWith('/api/import-open-data/preview/')) return Response.json(preview)
      if (!path.startsWith('/api/import-open-data/')) return undefined
      if (method === 'GET') return offered.clone()
      bodies.push(body)
      return Response.json(preview.totals, { headers: { 'x-command': 's.a' } })
    },
    { role },
  )
  return { asked, bodies }
}

test('what an import would do is told kind by kind, and follows what is chosen', async () => {
  const { asked, bodies } = await open('admin')
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['KindNewChangedStayLeft out', 'Foods3001', 'Units0021'])
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'en')
  expect(screen.getByRole('checkbox', { name: 'Foods (4)' })).toBeTruthy()
  expect(screen.getByText('1 thing that does not go smoothly')).toBeTruthy()
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Supermarkets' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Change what is there' }))
  })
  await waitFor(() => expect(asked.at(-1)).toContain('update_existing=true'))
  expect(asked.at(-1)).not.toContain('store')
  const go = screen.getByRole('button', { name: 'Bring in 3 changes' })
  await waitFor(() => expect(go).toHaveProperty('disabled', false))
  await press(go)
  expect(bodies).toMatchObject([
    {
      selected_version: 'en',
      selected_datatypes: ['food', 'unit', 'category', 'property', 'conversion'],
      update_existing: true,
    },
  ])
})

test('what is made and what changes is named, with what changes of it', async () => {
  await open('admin')
  fireEvent.click(await screen.findByText('Changed: Foods (1)'))
  expect(screen.getByText('milk').closest('li')?.textContent).toBe('milk becomes “whole milk”: Plural')
  fireEvent.click(screen.getByText('New: Foods (1)'))
  expect(screen.getByText('kefir').closest('li')?.textContent).toBe('kefir')
})

test('a server without an address says who can give one, and others than admins are told whose it is', async () => {
  const none = Response.json({ versions: [], datatypes: [] })
  await open('admin', none)
  expect(await screen.findByText(/OPEN_DATA_URL/)).toBeTruthy()
  cleanup()
  const { asked } = await open('user')
  expect(await screen.findByText(/admins of a space/)).toBeTruthy()
  expect(asked.filter((call) => call.includes('open-data'))).toEqual([])
})
