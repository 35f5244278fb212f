import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '#web/lib/i18n/language.ts'
import { bell, openOutside, taken, writes } from './outside.scene.ts'
import type { Sent } from './preferences/visit.tsx'

const timeout = { ...taken, id: 32, seq: 91, type: 'recipe.changed', ok: false, status: null, code: 'gateway.timeout' }
const refused = {
  ...taken,
  id: 33,
  seq: 92,
  ok: false,
  status: 418,
  answer: 'a teapot',
  next_at: '2026-11-25T09:05:00.000Z',
}

const log =
  (rows: readonly object[], next: number | null = null) =>
  (sent: Sent) => {
    if (sent.path.endsWith('/deliveries/')) return { results: rows, next }
    if (sent.path.endsWith('/replay/')) return { ...taken, id: 40 }
    if (sent.path.endsWith('/test/')) return { ...timeout, id: 41, seq: null, type: 'webhook.test' }
    return undefined
  }

async function openLog(rows: readonly object[]) {
  const { sent } = await openOutside('Webhook', bell, log(rows))
  const sheet = await screen.findByRole('dialog', { name: 'Bell' }, { timeout: 5000 })
  return { sent, sheet }
}
const unfold = async (sheet: HTMLElement, name: string) => fireEvent.click(await within(sheet).findByText(name))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  setLanguage('en')
})

test('each message says whether it was taken, what it told, how the receiver answered, and when it is tried again', async () => {
  const { sheet } = await openLog([refused, taken])
  await unfold(sheet, 'Not taken')
  const item = within(sheet).getByText('a teapot').closest('li')
  expect(item?.textContent).toMatch(/Not taken.*added a recipe.*answered 418 · 80 ms · tried again/)
  expect(item?.textContent).toContain('Message msg_5_4_90')
})

test('why nothing came back is said in the language of the page', async () => {
  const { sheet } = await openLog([timeout])
  await unfold(sheet, 'Not taken')
  expect(within(sheet).getByText('The server took too long to answer.')).toBeTruthy()
  cleanup()
  setLanguage('de')
  const german = await openLog([timeout])
  await unfold(german.sheet, 'Nicht angenommen')
  expect(within(german.sheet).getByText('Der Server hat zu lange nicht geantwortet.')).toBeTruthy()
})

test('a message is sent again, and that it was taken is said', async () => {
  const { sent, sheet } = await openLog([refused])
  await unfold(sheet, 'Not taken')
  fireEvent.click(within(sheet).getByRole('button', { name: /^Send added a recipe of .* again$/ }))
  await screen.findByText('It was taken.')
  expect(writes(sent)).toEqual([['POST', '/api/webhook/4/deliveries/33/replay/', {}]])
})

test('a test is sent at a press, and says why it was not taken', async () => {
  const { sent, sheet } = await openLog([])
  await within(sheet).findByText(/Nothing has been sent yet/)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send a test' }))
  await screen.findByText('It was not taken: The server took too long to answer.')
  expect(writes(sent)).toEqual([['POST', '/api/webhook/4/test/', {}]])
})

test('older messages are shown when somebody asks for them', async () => {
  const { sent } = await openOutside('Webhook', bell, (one) => {
    if (!one.path.startsWith('/api/webhook/4/deliveries/')) return undefined
    return one.path.includes('before=31') ? { results: [refused], next: null } : { results: [taken], next: 31 }
  })
  const sheet = await screen.findByRole('dialog', { name: 'Bell' }, { timeout: 5000 })
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show older' }))
  await within(sheet).findByText('Not taken')
  await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Show older' })).toBeNull())
  expect(sent.some(({ path }) => path.includes('before=31'))).toBe(true)
})
