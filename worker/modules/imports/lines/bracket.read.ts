/** The bracket at `index`, after spaces: its content and its end. An unclosed one ends with the line. */
export function readBracket(line: string, index: number): { inner: string; end: number } | null {
  let start = index
  while (line.charAt(start) === ' ') start++
  const open = line.charAt(start)
  if (open !== '(' && open !== '[') return null
  let depth = 0
  for (let end = start; end < line.length; end++) {
    const sign = line.charAt(end)
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (depth === 0) return { inner: line.slice(start + 1, end).trim(), end: end + 1 }
  }
  return { inner: line.slice(start + 1).trim(), end: line.length }
}
