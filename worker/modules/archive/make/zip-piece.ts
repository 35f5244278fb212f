import { zipEntry, type ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'

/** Some files of a zip that is written in pieces, whose directory comes with the last. Entries count from its beginning. */
export class ZipPiece {
  readonly entries: ZipEntry[] = []
  #chunks: Uint8Array<ArrayBuffer>[] = []
  #size = 0
  readonly #date: Date

  constructor(at: string) {
    this.#date = new Date(at)
  }

  get size(): number {
    return this.#size
  }

  async add(path: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const { entry, chunks, length } = await zipEntry({ path, content, date: this.#date }, this.#size)
    this.entries.push(entry)
    this.#chunks.push(...chunks)
    this.#size += length
  }

  bytes(): Blob {
    return new Blob(this.#chunks)
  }
}
