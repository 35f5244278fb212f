import { JobFailure } from '#worker/kernel/jobs/job-kind.ts'
import { openArchive } from '#worker/modules/imports/files/archive.read.ts'
import { bytesOf } from '#worker/modules/imports/files/file.read.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import type { SourceFile } from '#worker/modules/imports/files/source-file.ts'
import { UnpackAllowance } from '#worker/modules/imports/files/unpack-allowance.ts'
import { storedUpload } from '#worker/modules/imports/from-files/stored-upload.ts'
import type * as z from 'zod'
import { type Manifest, manifest, type Part } from '../format/manifest.contract.ts'
import { sha256 } from '../format/sha256.ts'

const MAX_MANIFEST_BYTES = 8_000_000
/** Several times what a part is made of, and what a worker can read as text and as lines at once. */
const MAX_PART_BYTES = 16_000_000

export const damaged = (sentence: string) => new JobFailure('archive.damaged', sentence)
const noArchive = () => new JobFailure('archive.unknown_format', 'This is no archive of a space.')

/** An archive that somebody sent. Nothing of it is believed before it was looked at. */
export class OpenedArchive {
  readonly #files: ReadonlyMap<string, SourceFile>

  private constructor(files: ReadonlyMap<string, SourceFile>) {
    this.#files = files
  }

  static async open(files: R2Bucket, upload: { key: string; size: number }): Promise<OpenedArchive> {
    const found = await refusing(() =>
      openArchive(storedUpload(files, upload), { depth: 1, allowance: new UnpackAllowance() }),
    )
    return new OpenedArchive(new Map(found.map((file) => [file.path, file])))
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  async manifest(): Promise<Manifest> {
    if (!this.has('manifest.json')) throw noArchive()
    const text = new TextDecoder().decode(await this.bytes('manifest.json', MAX_MANIFEST_BYTES))
    const read = manifest.safeParse(jsonOf(text))
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw issue?.path[0] === 'format' || issue?.path[0] === 'version'
      ? new JobFailure('archive.unknown_version', 'It is no archive that this version of Larder can read.')
      : damaged(`Its manifest is damaged: ${issue?.path.join('.')} ${issue?.message}`)
  }

  /** The lines of a part, each as `shape` has it, and none other than were written. */
  async lines<S extends z.ZodType>(part: Pick<Part, 'path' | 'bytes' | 'sha256'>, shape: S): Promise<z.output<S>[]> {
    const bytes = await this.bytes(part.path, MAX_PART_BYTES)
    if (bytes.length !== part.bytes || (await sha256(bytes)) !== part.sha256)
      throw damaged(`“${part.path}” is not as it was written.`)
    const texts = new TextDecoder().decode(bytes).split('\n')
    return texts.flatMap((text, i) => {
      if (text === '') return []
      const read = shape.safeParse(jsonOf(text))
      if (read.success) return [read.data]
      const [issue] = read.error.issues
      throw damaged(`Line ${i + 1} of “${part.path}”: ${issue?.path.join('.')} ${issue?.message}`)
    })
  }

  bytes(path: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const file = this.#files.get(path)
    if (!file) throw damaged(`“${path}” is missing.`)
    return refusing(() => bytesOf(file, most))
  }
}

async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof FileRefusal) throw damaged(error.message)
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
