import { expect, test } from 'vitest'
import { serverPaths } from '#web/service-worker/server-paths.ts'
import { keepPictures } from '#web/lib/offline/keep-pictures.ts'
import { fileState } from '#web/lib/files/file-state.ts'
import { fileLoader, loadFile } from '#web/lib/files/load-file.ts'
import { pathOf } from '#web/lib/files/reach-file.ts'
import { readConfig } from '../../scripts/local/config.read.ts'

const notFetched = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/x.js')

test('whoever asked for a file that did not come gets it when it is there', async () => {
  const asked = loadFile(() => Promise.reject<string>(notFetched))
  await Promise.resolve()
  await Promise.resolve()
  const [found] = [...fileLoader.waiting.keys()]
  found?.('the file')
  fileLoader.waiting.clear()
  expect(await asked).toBe('the file')
})

test('a fault inside a file is told at once', async () => {
  await expect(loadFile(() => Promise.reject(new TypeError("reading 'import' of undefined")))).rejects.toThrow('import')
  expect(fileLoader.waiting.size).toBe(0)
})

test('the file of an import is read from the code that the bundler wrote', () => {
  const written = Object.assign(() => Promise.resolve(), {
    toString: () => 'async()=>{let{Sheet:e}=await import(`./more.sheet-BJKjJJMy.js`);return{Sheet:e}}',
  })
  expect(pathOf(written)).toBe('/assets/more.sheet-BJKjJJMy.js')
})

test('a new version stays offered while files are found, until later', () => {
  fileState.set('outdated')
  fileState.set('missing')
  fileState.set('complete')
  expect(fileState.get()).toBe('outdated')
  fileState.later()
  expect(fileState.get()).toBe('complete')
})

test('the shell answers no path that is the server’s', () => {
  const first = readConfig().assets?.run_worker_first
  const paths = Array.isArray(first) ? first.map((path) => path.replace('*', 'x')) : []
  expect(paths).not.toEqual([])
  for (const path of [...paths, '/docs', '/docs/page.js', '/licenses', '/receive']) expect(path).toMatch(serverPaths)
  for (const path of ['/', '/recipes', '/plan', '/authors', '/settings/tokens']) expect(path).not.toMatch(serverPaths)
})

test('without a service worker no picture is asked for', async () => {
  await expect(keepPictures(['/media/a.webp'])).resolves.toBeUndefined()
})
