import { FileRefusal } from './file-refusal.ts'

const MAX_FILES = 50_000
const MAX_BYTES = 4_000_000_000
const MAX_DEPTH = 3
/** Deflate reaches 1,032 at most; real exports stay under 30. */
const MAX_RATIO = 200
/** Small files may be packed as tightly as they like. */
const RATIO_FROM_BYTES = 1_000_000

/** What may still be unpacked of one upload, whatever its archives say of themselves. */
export class UnpackAllowance {
  private files = MAX_FILES
  private bytes = MAX_BYTES

  openArchive(depth: number): void {
    if (depth > MAX_DEPTH)
      throw new FileRefusal('archive_too_deep', `Archives lie more than ${MAX_DEPTH} deep in each other.`)
  }

  listFile(): void {
    if (--this.files < 0)
      throw new FileRefusal('archive_too_many_files', `There are more than ${MAX_FILES} files in it.`)
  }

  /** Counts what is unpacked of one file, and fails as soon as it is more than `packed` bytes can honestly be. */
  meter(path: string, packed: number): TransformStream<Uint8Array, Uint8Array> {
    let unpacked = 0
    return new TransformStream({
      transform: (chunk, controller) => {
        unpacked += chunk.length
        this.bytes -= chunk.length
        if (unpacked > RATIO_FROM_BYTES && unpacked > packed * MAX_RATIO)
          throw new FileRefusal('archive_too_large', `“${path}” unpacks to far more than a recipe can be.`)
        if (this.bytes < 0) throw new FileRefusal('archive_too_large', 'It unpacks to more than 4 GB.')
        controller.enqueue(chunk)
      },
    })
  }
}
