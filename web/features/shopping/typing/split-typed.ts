/** The things named in what somebody typed or pasted: by lines, semicolons and commas, but for the comma of "1,5 l". */
export const splitTyped = (text: string): string[] =>
  text
    .split(/[\n\r;]+|(?<!\d),|,(?!\d)/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** What is being typed right now, and what stands before it. */
export function lastTyped(text: string): { before: string; last: string } {
  const parts = text.split(/([\n\r;]|(?<!\d),|,(?!\d))/u)
  const last = parts.at(-1) ?? ''
  return { before: text.slice(0, text.length - last.length), last: last.trimStart() }
}
