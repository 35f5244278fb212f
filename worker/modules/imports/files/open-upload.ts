import { isZip, openArchive } from './archive.read.ts'
import { bytesOf } from './file.read.ts'
import { gunzip } from './gunzip.ts'
import type { SourceFile } from './source-file.ts'
import { bytesInMemory, type StoredBytes, streamOf } from './stored-bytes.ts'
import { UnpackAllowance } from './unpack-allowance.ts'

/** What was handed in at once, with its archives opened. */
export interface Upload {
  files: readonly SourceFile[]
  /** The files of an archive that is one of them, or none where it is no archive. */
  filesIn(file: SourceFile): Promise<SourceFile[]>
}

/** Throws `FileRefusal` for archives that are broken or exceed the limits. */
export async function openUpload(
  given: readonly { name: string; stored: StoredBytes }[],
  allowance = new UnpackAllowance(),
): Promise<Upload> {
  const opened: SourceFile[] = []
  for (const { name, stored } of given) {
    if (isZip(await stored.read(0, 4)))
      opened.push(...apart(await openArchive(stored, { depth: 1, allowance }), opened))
    else opened.push(looseFile(name, stored, allowance))
  }
  return {
    files: opened,
    filesIn: async (file) => {
      const bytes = await bytesOf(file)
      return isZip(bytes) ? openArchive(bytesInMemory(bytes), { depth: 2, allowance }) : []
    },
  }
}

/** In a folder of their own where others have the same paths: two archives of an app would share each other's pictures. */
function apart(files: readonly SourceFile[], before: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Set(before.map(({ path }) => path))
  if (!files.some(({ path }) => taken.has(path))) return files
  return files.map((file) => ({ ...file, path: `archive ${before.length}/${file.path}` }))
}

function looseFile(name: string, stored: StoredBytes, allowance: UnpackAllowance): SourceFile {
  const path = name.replace(/^.*[\\/]/, '').normalize('NFC')
  const { size } = stored
  return { path, size, stream: () => gunzip(streamOf(stored), { path, packed: size, allowance }) }
}
