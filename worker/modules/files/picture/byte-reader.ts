import { PictureError } from './picture-error.ts'

/** Reads numbers and names from a file; whatever lies beyond its end means that the file was cut off. */
export class ByteReader {
  readonly bytes: Uint8Array
  readonly #view: DataView
  #parts = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Counts a part of the file. No honest file has so many; a hostile one would fill the memory with them. */
  countPart(): void {
    if (++this.#parts > MAX_PARTS) throw new PictureError('malformed')
  }

  get length(): number {
    return this.bytes.length
  }

  /** `at` if so many bytes are there, else an error. */
  need(at: number, size: number): number {
    if (at + size > this.length) throw new PictureError('truncated')
    return at
  }

  u8 = (at: number): number => this.#view.getUint8(this.need(at, 1))
  u16 = (at: number): number => this.#view.getUint16(this.need(at, 2))
  u32 = (at: number): number => this.#view.getUint32(this.need(at, 4))
  u64 = (at: number): number => Number(this.#view.getBigUint64(this.need(at, 8)))
  u16le = (at: number): number => this.#view.getUint16(this.need(at, 2), true)
  u24le = (at: number): number => this.u16le(at) + this.u8(at + 2) * 0x1_0000
  u32le = (at: number): number => this.#view.getUint32(this.need(at, 4), true)

  ascii = (at: number, size: number): string =>
    String.fromCharCode(...this.bytes.subarray(this.need(at, size), at + size))
}

const MAX_PARTS = 100_000
