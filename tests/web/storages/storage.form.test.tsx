import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#web/lib/i18n/translations.ts'
import { page, type Sent, visit } from '../preferences/visit.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(async () => {
  cleanup()
  await changeLanguage('en')
})

const sync = {
  id: 3,
  path: 'Recipes',
  storage: { id: 7, name: 'Cloud' },
  active: true,
  recursive: false,
  failures: 2,
  last_checked: '2026-11-28T04:00:00.000Z',
  next_check: '2026-11-29T04:00:00.000Z',
}
const log = { id: 9, sync, status: 'ERROR', msg: 'An English sentence.', code: 'storage.login_refused', found: null }

const serve = (local: boolean) => (sent: Sent) => {
  if (sent.path === '/api/server-settings/current/') return { local_storage: local }
  if (sent.path.startsWith('/api/sync-log/9/')) return log
  if (sent.path.startsWith('/api/sync/3/query_synced_folder/')) return log
  if (/^\/api\/sync\/3\/$/.test(sent.path)) return sync
  if (/^\/api\/[\w-]+\/\d+\/\w/.test(sent.path)) return page()
  if (sent.path.startsWith('/api/sync/')) return page(sync)
  return undefined
}

async function kindsOffered(isOperator: boolean, local: boolean) {
  await visit('/list/Storage?edit=new', { role: 'admin', isOperator, answers: serve(local) })
  const kind = await screen.findByRole('combobox', { name: 'Kind' }, { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    kind,
    names: within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  }
}

test('a folder of the machine is offered to the operator of a server that has one, and to nobody else', async () => {
  const others = ['Dropbox', 'Nextcloud', 'WebDAV', 'S3']
  for (const [isOperator, local, names] of [
    [true, true, [...others, 'A folder of this machine']],
    [true, false, others],
    [false, true, others],
  ] as const) {
    expect((await kindsOffered(isOperator, local)).names).toEqual(names)
    cleanup()
  }
})

test('each kind says beside its fields where one finds what it asks for', async () => {
  const { kind } = await kindsOffered(false, false)
  fireEvent.change(kind, { target: { value: 'NEXTCLOUD' } })
  const password = await screen.findByLabelText('Password')
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/app password/)
  fireEvent.change(kind, { target: { value: 'S3' } })
  const secret = await screen.findByLabelText('Secret key')
  expect(document.getElementById(secret.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/rights to list/)
})

test('why a check failed is said in the language of the page, beside the way to the storage', async () => {
  await visit('/list/Sync?edit=3', { role: 'admin', answers: serve(false) })
  await changeLanguage('de')
  const sheet = within(await screen.findByRole('dialog', { name: 'Recipes' }, { timeout: 10_000 }))
  fireEvent.click(await sheet.findByRole('button', { name: 'Jetzt nachsehen' }))
  await sheet.findByText(/Der Speicher hat die Anmeldung abgelehnt/)
  sheet.getByText(/Die letzten 2 Prüfungen schlugen fehl/)
  expect(sheet.getByRole('link', { name: 'Zum Speicher' }).getAttribute('href')).toBe('/list/Storage?edit=7')
  expect(sheet.queryByText(/English/)).toBeNull()
})
