type Bytes = Uint8Array<ArrayBuffer>

export interface RawEntry {
  name: string | Bytes
  /** As packed; `method` 8 is deflate, 0 is none. */
  packed: Bytes
  method?: 0 | 8
  /** What the archive says, where that is a lie. */
  size?: number
  crc?: number
  flags?: number
  /** Unix rights: a symlink is 0o120777. */
  mode?: number
  /** Where its local header lies, where that is another's. */
  at?: number
}

/** An archive written byte by byte, so that it may lie. */
export function rawZip(entries: readonly RawEntry[]): Bytes {
  const parts: Bytes[] = []
  let length = 0
  const put = (bytes: Bytes) => {
    parts.push(bytes)
    length += bytes.length
  }
  const listed = entries.map((entry) => {
    const at = entry.at ?? length
    if (entry.at === undefined) {
      put(numbers([4, 0x04034b50], ...common(entry), [2, nameOf(entry).length], [2, 0]))
      put(nameOf(entry))
      put(entry.packed)
    }
    return { entry, at }
  })
  const start = length
  for (const { entry, at } of listed) {
    const name = nameOf(entry)
    put(
      numbers(
        [4, 0x02014b50],
        [2, 0x0314],
        ...common(entry),
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, (entry.mode ?? 0o100644) * 65536],
        [4, at],
      ),
    )
    put(name)
  }
  const size = length - start
  put(numbers([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, size], [4, start], [2, 0]))
  return joinedBytes(parts, length)
}

const common = ({ method = 0, flags = 0, crc, packed, size }: RawEntry): [number, number][] => [
  [2, 20],
  [2, flags],
  [2, method],
  [4, 0],
  [4, crc ?? 0],
  [4, packed.length],
  [4, size ?? packed.length],
]

const nameOf = ({ name }: RawEntry): Bytes => (typeof name === 'string' ? new TextEncoder().encode(name) : name)

function numbers(...fields: [size: number, value: number][]): Bytes {
  const bytes: number[] = []
  for (const [size, value] of fields) for (let i = 0; i < size; i++) bytes.push(Math.floor(value / 256 ** i) % 256)
  return Uint8Array.from(bytes)
}

function joinedBytes(parts: readonly Bytes[], length: number): Bytes {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export async function packedBy(format: 'deflate-raw' | 'gzip', pieces: Iterable<Bytes>): Promise<Bytes> {
  const source = new ReadableStream<Bytes>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Uint8Array(await new Response(source.pipeThrough(new CompressionStream(format))).arrayBuffer())
}

/** Megabytes of nothing. */
export function* zeros(megabytes: number): Generator<Bytes> {
  const piece = new Uint8Array(1_000_000)
  for (let i = 0; i < megabytes; i++) yield piece
}
