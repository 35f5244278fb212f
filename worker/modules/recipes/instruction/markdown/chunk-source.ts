/**
 * Cuts a long text at a blank line if one is near, else at a line end. Markdown readers take quadratic time; chunk by
 * chunk, it is linear.
 */
export function chunkSource(source: string): string[] {
  const chunks: string[] = []
  let start = 0
  while (source.length - start > CHUNK_LENGTH) {
    const end = cut(source, start)
    if (end < 0) break
    chunks.push(source.slice(start, end))
    start = end
  }
  chunks.push(source.slice(start))
  return chunks
}

function cut(source: string, start: number): number {
  const blank = source.lastIndexOf('\n\n', start + CHUNK_LENGTH)
  if (blank > start + CHUNK_LENGTH / 2) return blank + 2
  const line = source.lastIndexOf('\n', start + CHUNK_LENGTH)
  if (line > start) return line + 1
  const later = source.indexOf('\n', start + CHUNK_LENGTH)
  return later < 0 ? -1 : later + 1
}

const CHUNK_LENGTH = 8000
