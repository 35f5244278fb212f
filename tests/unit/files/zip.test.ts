import { expect, test } from 'vitest'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, type Reader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { joinBytes } from '#worker/modules/files/picture/join-bytes.ts'
import { zipBytes } from '#worker/modules/files/zip/zip-bytes.ts'
import { zipDirectory } from '#worker/modules/files/zip/zip-directory.ts'
import { zipEntry } from '#worker/modules/files/zip/zip-entry.ts'

const date = new Date('2024-06-07T08:09:10.000Z')

async function* each<T>(files: readonly T[]) {
  yield* files
}

async function unpacked(reader: Reader<unknown>) {
  const zip = new ZipReader(reader, { useWebWorkers: false, checkSignature: true })
  const files: [string, Uint8Array][] = []
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.push([entry.filename, await entry.getData(new Uint8ArrayWriter())])
  return new Map(files)
}

test('a zip gives back its texts, bytes and names', async () => {
  const bytes = await zipBytes(
    each([
      { path: 'süß/☕.txt', content: 'Kaffee '.repeat(50), date },
      { path: 'empty.txt', content: '', date },
      { path: 'a.bin', content: Uint8Array.from({ length: 1000 }, (_, at) => at % 251), date },
    ]),
  )
  const files = await unpacked(new Uint8ArrayReader(bytes))
  expect([...files.keys()]).toEqual(['süß/☕.txt', 'empty.txt', 'a.bin'])
  expect(new TextDecoder().decode(files.get('süß/☕.txt'))).toBe('Kaffee '.repeat(50))
  expect(files.get('a.bin')?.[700]).toBe(700 % 251)
})

/** Reads zeros up to where the last bytes begin. */
class SparseReader extends Uint8ArrayReader {
  private readonly at: number
  private readonly end: Uint8Array

  constructor(at: number, end: Uint8Array) {
    super(new Uint8Array())
    this.at = at
    this.end = end
    this.size = at + end.length
  }

  override async init(): Promise<void> {
    this.size = this.at + this.end.length
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(Math.min(length, this.size - index))
    const from = this.at - index
    bytes.set(this.end.subarray(Math.max(0, -from), Math.max(0, bytes.length - from)), Math.max(0, from))
    return bytes
  }
}

test('files beyond four gigabytes, and more than 65,535 of them, are found', async () => {
  const at = 5_000_000_000
  const last = await zipEntry({ path: 'last.txt', content: 'Here.', date }, at)
  const others = Array.from({ length: 70_000 }, (_, n) => ({ ...last.entry, path: `${n}.txt`, at: 0 }))
  const directory = zipDirectory([...others, last.entry], at + last.length)
  const zip = new ZipReader(new SparseReader(at, joinBytes([...last.chunks, ...directory])), { useWebWorkers: false })
  const entries = await zip.getEntries()
  expect(entries).toHaveLength(70_001)
  const found = entries.at(-1)
  const text = found && !found.directory ? await found.getData(new Uint8ArrayWriter()) : new Uint8Array()
  expect(new TextDecoder().decode(text)).toBe('Here.')
})
