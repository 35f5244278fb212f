import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdNavigation } from '#web/lib/files/hold-navigation.ts'
import { fileLoader } from '#web/lib/files/load-file.ts'

type Hold = (to: { nextLocation: { pathname: string } }) => Promise<boolean>

/** A router whose next page's files come when `arrive` is called. */
function openRouter() {
  let hold: Hold = () => Promise.reject(new Error('nothing holds'))
  let arrive = () => {}
  const files = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const router = {
    history: { block: ({ blockerFn }: { blockerFn: Hold }) => void (hold = blockerFn) },
    getMatchedRoutes: () => [[{}]],
    loadRouteChunk: () => files,
  }
  holdNavigation(router as unknown as Parameters<typeof holdNavigation>[0])
  return { leave: () => hold({ nextLocation: { pathname: '/plan' } }), arrive }
}

const isLeaving = () => 'leaving' in document.documentElement.dataset

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  fileLoader.waiting.clear()
})

test('a page stays until the files of the next are there, and a line says so after a moment', async () => {
  const { leave, arrive } = openRouter()
  const held = leave()
  await vi.advanceTimersByTimeAsync(100)
  expect(isLeaving()).toBe(false)
  await vi.advanceTimersByTimeAsync(900)
  expect(isLeaving()).toBe(true)
  arrive()
  await vi.advanceTimersByTimeAsync(40)
  expect(await held).toBe(false)
  expect(isLeaving()).toBe(false)
})

test('a page stays for good where the files of the next do not come, also after a second', async () => {
  const { leave } = openRouter()
  const held = leave()
  await vi.advanceTimersByTimeAsync(1000)
  fileLoader.waiting.set(
    () => {},
    () => Promise.resolve(),
  )
  await vi.advanceTimersByTimeAsync(40)
  expect(await held).toBe(true)
  expect(isLeaving()).toBe(false)
})

test('files that take very long are waited for on the next page', async () => {
  const { leave } = openRouter()
  const held = leave()
  await vi.advanceTimersByTimeAsync(3200)
  expect(await held).toBe(false)
})
