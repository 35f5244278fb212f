export interface TextSelection {
  text: string
  start: number
  end: number
}

/** Toggles marks around the selection; without one, the cursor ends between them. */
export function wrapSelection({ text, start, end }: TextSelection, mark: string): TextSelection {
  const inside = text.slice(start, end)
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  if (isMarked) {
    const bare = text.slice(0, start - mark.length) + inside + text.slice(end + mark.length)
    return { text: bare, start: start - mark.length, end: end - mark.length }
  }
  const next = text.slice(0, start) + mark + inside + mark + text.slice(end)
  return { text: next, start: start + mark.length, end: end + mark.length }
}

/** Adds the mark to each selected line, or removes it when all have it. */
export function prefixLines({ text, start, end }: TextSelection, mark: string): TextSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => line.startsWith(mark))
  const next = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n')
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length }
}

export function insertText({ text, start, end }: TextSelection, piece: string): TextSelection {
  const before = start > 0 && !/\s/.test(text[start - 1] ?? ' ') ? ' ' : ''
  const at = start + before.length + piece.length
  return { text: text.slice(0, start) + before + piece + text.slice(end), start: at, end: at }
}
