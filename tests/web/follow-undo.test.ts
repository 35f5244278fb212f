import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { undoCommands } from '#web/lib/api/undo.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { clearSnacks, useSnacks } from '#web/lib/snackbar.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSnacks()
})

const titles = () =>
  renderHook(useSnacks).result.current.map(({ message: { msg } }) => [msg.title, msg.text].filter(Boolean).join(': '))

test('a large undo says how far it is until it has ended, and what stays', async () => {
  await Promise.all([loadTranslations('common'), loadTranslations('messages')])
  let job = { id: 3, state: 'preparing', total: 0, waiting: 0, known: 0, failed: 0, msg: '' }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('/undo/') ? { job } : job, { headers: { 'content-type': 'application/json' } }),
  )
  vi.useFakeTimers()
  const undone = undoCommands(['s.abc'])
  const later = () => vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(titles()).toEqual(['Taking it back']))
  job = { ...job, state: 'running', total: 10_000, waiting: 9600 }
  await later()
  expect(titles()).toEqual(['Taking it back: 400 of 10,000'])
  job = { ...job, state: 'done', waiting: 0, known: 2 }
  await later()
  expect(await undone).toBe(true)
  expect(titles()).toEqual(['2 things stay, as they are used by now or were changed since', 'Taken back'])
})
