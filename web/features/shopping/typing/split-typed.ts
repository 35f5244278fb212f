/** Splits at lines, semicolons and commas, except the comma in "1,5 l". */
export const splitTyped = (text: string): string[] =>
  text
    .split(/[\n\r;]+|(?<!\d),|,(?!\d)/u)
    .map((part) => part.trim())
    .filter(Boolean)

export function lastTyped(text: string): { before: string; last: string } {
  const parts = text.split(/([\n\r;]|(?<!\d),|,(?!\d))/u)
  const last = parts.at(-1) ?? ''
  return { before: text.slice(0, text.length - last.length), last: last.trimStart() }
}
