const END = 0x06054b50
const ENTRY = 0x02014b50
/** End record plus the longest comment after it. */
const MAX_END = 22 + 0xffff
const MAX_DIRECTORY = 4_000_000

/** Reads the central directory (APPNOTE 4.3.12, 4.3.16); empty if it is no zip, damaged, zip64, or too large. */
export async function zipNames(file: Blob): Promise<string[]> {
  const from = Math.max(0, file.size - MAX_END)
  const tail = await view(file, from, file.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end--
  if (end < 0) return []
  const count = tail.getUint16(end + 10, true)
  const length = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (start + length > from + end || length > MAX_DIRECTORY) return []
  return namesIn(await view(file, start, start + length), count)
}

function namesIn(directory: DataView, count: number): string[] {
  const names: string[] = []
  let at = 0
  while (names.length < count && at + 46 <= directory.byteLength && directory.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as Lengths
    if (at + 46 + name > directory.byteLength) break
    names.push(new TextDecoder().decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, name)))
    at += 46 + name + extra + comment
  }
  return names
}

type Lengths = [number, number, number]

const view = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer())
