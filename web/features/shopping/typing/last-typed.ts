/** What is being typed, and all before it. */
export function lastTyped(text: string): { before: string; last: string } {
  const parts = text.split(/([\n\r;]|(?<!\d),|,(?!\d))/u)
  const last = parts.at(-1) ?? ''
  return { before: text.slice(0, text.length - last.length), last: last.trimStart() }
}
