import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFromShare } from '#web/features/import/source-from-share.ts'

const folder = 'web/public'
const manifest = JSON.parse(readFileSync(`${folder}/manifest.webmanifest`, 'utf8')) as {
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
  share_target: { action: string; method: string; params: Record<string, string> }
}

/** A PNG says its width and height in bytes 16 to 23. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(`${folder}${file}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('systems find an icon of every kind, in the size that it says', () => {
  const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180')
  const page = readFileSync('web/index.html', 'utf8')
  for (const [, file = ''] of page.matchAll(/rel="[\w-]*icon" href="([^"]+)"/g))
    expect(existsSync(folder + file)).toBe(true)
})

test('what other apps share arrives at the import, in whichever field they put the link', () => {
  const { action, method, params } = manifest.share_target
  expect({ action, method, params }).toEqual({
    action: '/import',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  const url = 'https://example.com/soup'
  expect(sourceFromShare({ title: 'Soup', text: `Soup for two ${url}` })).toEqual({ url })
  expect(sourceFromShare({ title: 'Soup', url })).toEqual({ url })
})
