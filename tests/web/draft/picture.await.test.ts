import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitPicture } from '#web/components/recipe-form/draft/use-save-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Serves one picture per poll and repeats the last; `gone` is a deleted recipe. */
function shows(...pictures: (string | null)[]) {
  let looks = 0
  vi.stubGlobal('fetch', async () => {
    const image = pictures[Math.min(looks, pictures.length - 1)]
    looks += 1
    return image === 'gone' ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json({ id: 5, image })
  })
  return { looks: () => looks }
}
async function awaited() {
  const coming = awaitPicture(5)
  await vi.runAllTimersAsync()
  return coming
}

test('polling ends when the picture is there', async () => {
  const server = shows(null, null, '/media/5.webp')
  expect(await awaited()).toBe('came')
  expect(server.looks()).toBe(3)
})

test('a picture that never comes is reported', async () => {
  const server = shows(null)
  expect(await awaited()).toBe('missing')
  expect(server.looks()).toBe(6)
})

test('polling ends when the recipe is deleted', async () => {
  const server = shows('gone')
  expect(await awaited()).toBe('unknown')
  expect(server.looks()).toBe(1)
})
