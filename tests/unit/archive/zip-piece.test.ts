import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, it } from 'vitest'
import { utf8 } from '#worker/modules/archive/format/utf8.ts'
import { zipDirectory } from '#worker/modules/files/zip/zip-directory.ts'
import { ZipPiece } from '#worker/modules/archive/make/zip-piece.ts'

it('pieces laid one behind the other, with a directory at the end, are a zip that others read', async () => {
  const at = '2026-11-29T18:30:42.000Z'
  const first = new ZipPiece(at)
  await first.add('events/0001.jsonl', '{"n":1}\n'.repeat(500))
  const second = new ZipPiece(at)
  await second.add('files/Käse & Brot 7.jpg', utf8('not packed again'))
  await second.add('empty.txt', '')
  const entries = [...first.entries, ...second.entries.map((entry) => ({ ...entry, at: entry.at + first.size }))]
  const zip = new Blob([first.bytes(), second.bytes(), ...zipDirectory(entries, first.size + second.size)])
  expect(first.size).toBeLessThan(300)

  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await zip.arrayBuffer())), {
    useWebWorkers: false,
    checkSignature: true,
  })
  const read = []
  for (const entry of await reader.getEntries())
    if (!entry.directory)
      read.push([
        entry.filename,
        new TextDecoder().decode(await entry.getData(new Uint8ArrayWriter())),
        entry.rawLastModDate,
      ])
  expect(read.map(([name, content]) => [name, String(content).slice(0, 16)])).toEqual([
    ['events/0001.jsonl', '{"n":1}\n{"n":1}\n'],
    ['files/Käse & Brot 7.jpg', 'not packed again'],
    ['empty.txt', ''],
  ])
})
