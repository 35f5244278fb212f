import { crc32 } from './crc32.ts'
import { localHeader, type ZipEntry } from './zip-records.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Some files of a zip that is written in pieces, whose directory comes with the last. Offsets are within the piece. */
export class ZipPiece {
  readonly entries: ZipEntry[] = []
  #chunks: Bytes[] = []
  #size = 0
  readonly #at: string

  constructor(at: string) {
    this.#at = at
  }

  get size(): number {
    return this.#size
  }

  /** What is packed already, as pictures are, is stored as it is. */
  async add(path: string, content: Bytes, { isPacked }: { isPacked: boolean }): Promise<void> {
    const packed = isPacked ? content : await deflated(content)
    const entry: ZipEntry = {
      path,
      method: isPacked ? 0 : 8,
      crc: crc32(content),
      packed: packed.length,
      size: content.length,
      offset: this.#size,
      at: this.#at,
    }
    this.entries.push(entry)
    for (const chunk of [localHeader(entry), packed]) {
      this.#chunks.push(chunk)
      this.#size += chunk.length
    }
  }

  bytes(): Blob {
    return new Blob(this.#chunks)
  }
}

async function deflated(content: Bytes): Promise<Bytes> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
