import { type FileEntry, Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { FileRefusal } from './file-refusal.ts'
import { gunzip } from './gunzip.ts'
import type { SourceFile } from './source-file.ts'
import type { StoredBytes } from './stored-bytes.ts'
import type { UnpackAllowance } from './unpack-allowance.ts'

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)

/** The files of a zip archive in its order, without what systems leave behind. Nothing is unpacked yet. */
export async function openArchive(
  stored: StoredBytes,
  { depth, allowance }: { depth: number; allowance: UnpackAllowance },
): Promise<SourceFile[]> {
  allowance.openArchive(depth)
  const reader = new ZipReader(new StoredReader(stored), { strictness: 'tolerant', useWebWorkers: false })
  const files: SourceFile[] = []
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      allowance.listFile()
      const path = pathOf(entry.filename)
      if (!entry.directory && !isLeftBehind(path)) files.push(fileOf(entry, path, allowance))
    }
  } catch (error) {
    throw error instanceof FileRefusal
      ? error
      : new FileRefusal('archive_broken', 'The archive is broken or was cut off.')
  }
  return files
}

class StoredReader extends Reader<StoredBytes> {
  private readonly stored: StoredBytes

  constructor(stored: StoredBytes) {
    super(stored)
    this.stored = stored
    this.size = stored.size
  }

  override readUint8Array(index: number, length: number) {
    return this.stored.read(index, Math.max(0, Math.min(length, this.size - index)))
  }
}

const fileOf = (entry: FileEntry, path: string, allowance: UnpackAllowance): SourceFile => ({
  path,
  size: entry.uncompressedSize,
  stream: async () => {
    if (entry.encrypted) throw new FileRefusal('archive_encrypted', `“${path}” is protected by a password.`)
    const packed = entry.compressedSize
    const { readable, writable } = allowance.meter(path, packed)
    // A failure reaches whoever reads the other end.
    entry
      .getData(writable, { checkOverlappingEntry: true })
      .catch((error: unknown) => writable.abort(error).catch(() => {}))
    return gunzip(readable, { path, packed, allowance })
  },
})

/** Only ever compared and shown: nothing is written under the names of an archive. */
const pathOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
    .normalize('NFC')

const isLeftBehind = (path: string): boolean =>
  path === '' || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path)
