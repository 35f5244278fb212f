import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAwaited } from '#web/lib/awaited-pictures.ts'
import { awaitPicture } from '#web/components/recipe-form/picture/await-picture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Serves one picture per poll and repeats the last; `gone` is a deleted recipe, `failed` one whose picture was given up. */
function shows(...pictures: (string | null)[]) {
  let looks = 0
  vi.stubGlobal('fetch', async () => {
    const image = pictures[Math.min(looks, pictures.length - 1)]
    looks += 1
    if (image === 'failed') return Response.json({ id: 5, image: null, image_failure: { reason: 'not_found' } })
    return image === 'gone' ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json({ id: 5, image })
  })
  return { looks: () => looks }
}
async function awaited() {
  const coming = awaitPicture(7105)
  await vi.runAllTimersAsync()
  return coming
}

test('polling ends when the picture is there', async () => {
  const server = shows(null, null, '/media/5.webp')
  expect(await awaited()).toBe('came')
  expect(server.looks()).toBe(3)
})

test('polling ends when the server has given the picture up, which is told', async () => {
  const server = shows(null, null, 'failed')
  expect(await awaited()).toBe('failed')
  expect(server.looks()).toBe(3)
})

test('a recipe says that its picture is on its way as long as somebody looks for it', async () => {
  shows(null, '/media/5.webp')
  const coming = awaitPicture(7105)
  expect(isAwaited(7105)).toBe(true)
  await vi.runAllTimersAsync()
  await coming
  expect(isAwaited(7105)).toBe(false)
})

test('a picture of which nothing is heard for longer than the server tries is looked for no more', async () => {
  shows(null)
  expect(await awaited()).toBe('unknown')
  expect(isAwaited(7105)).toBe(false)
})

test('polling ends when the recipe is deleted', async () => {
  const server = shows('gone')
  expect(await awaited()).toBe('unknown')
  expect(server.looks()).toBe(1)
})
