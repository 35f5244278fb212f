import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fileState } from '#web/lib/files/file-state.ts'
import { findMissingFiles, retryMissing } from '#web/lib/files/find-missing.ts'
import { fileLoader, loadFile } from '#web/lib/files/load-file.ts'

const missing = () =>
  Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/x.js'))

/** An import as the bundler writes it, from which the file's name is read. */
const importOf = (file: string) => Object.assign(vi.fn(missing), { toString: () => `()=>import("./${file}")` })

const fetched = vi.fn<(path: string) => Promise<Response>>()
const untouched = { ...fileLoader }

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('fetch', fetched)
  findMissingFiles()
})
afterEach(() => {
  fileLoader.waiting.clear()
  fileState.later()
})
afterAll(() => {
  Object.assign(fileLoader, untouched)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function loseOne() {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  void loadFile(missing)
  await expect.poll(() => fileState.get()).toBe('missing')
}

test('a file that still does not come keeps no other from coming', async () => {
  await loseOne()
  let isThere = false
  const dialog = loadFile(() => (isThere ? Promise.resolve('the dialog') : missing()))
  await expect.poll(() => fileLoader.waiting.size).toBe(2)
  isThere = true
  await retryMissing()
  expect(fileLoader.waiting.size).toBe(1)
  expect(await dialog).toBe('the dialog')
  expect(fileState.get()).toBe('missing')
})

test('no file is imported before it was fetched, so that what it shares is not lost with it', async () => {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  const dialog = importOf('dialog.js')
  void loadFile(dialog)
  await expect.poll(() => fileLoader.waiting.size).toBe(1)
  expect(fetched).toHaveBeenCalledWith('/assets/dialog.js')
  expect(dialog).not.toHaveBeenCalled()
})

test('that a release took a file away is told also after another one was missing', async () => {
  await loseOne()
  fetched.mockResolvedValue(new Response('Not found', { status: 404 }))
  const failed = vi.fn()
  void loadFile(importOf('gone.js')).catch(failed)
  await expect.poll(() => [fileState.get(), failed.mock.calls]).toEqual(['outdated', []])
})
