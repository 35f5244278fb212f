import { isZip, openArchive } from './archive.read.ts'
import { FileRefusal } from './file-refusal.ts'
import { bytesOf, headOf } from './file.read.ts'
import { gunzip } from './gunzip.ts'
import { endingOf, type SourceFile } from './source-file.ts'
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
      opened.push(...apart(await unwrapped(await openArchive(stored, { depth: 1, allowance }), allowance), opened))
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

/** With the files of the exports that somebody packed once more, as mail and cloud storage do, in their places. */
async function unwrapped(files: readonly SourceFile[], allowance: UnpackAllowance): Promise<SourceFile[]> {
  const found: SourceFile[] = []
  for (const file of files) {
    const isExport = EXPORTS.has(endingOf(file)) || (files.length === 1 && endingOf(file) === '.zip')
    const inner = isExport ? await filesInside(file, allowance) : null
    if (inner) found.push(...apart(inner, found))
    else found.push(file)
  }
  return found
}

/** Null for what is no archive, or none that can be opened: whoever reads it says so. */
async function filesInside(file: SourceFile, allowance: UnpackAllowance): Promise<SourceFile[] | null> {
  try {
    if (!isZip(await headOf(file, 4))) return null
    return await openArchive(bytesInMemory(await bytesOf(file)), { depth: 2, allowance })
  } catch (error) {
    if (error instanceof FileRefusal) return null
    throw error
  }
}

/** Archives that hold a whole export under a name of their own. */
const EXPORTS = new Set(['.paprikarecipes', '.melarecipes', '.rtk', '.mcb', '.mz2', '.fdxz'])

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
