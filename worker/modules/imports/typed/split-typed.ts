/** Splits at lines, semicolons and commas, except the comma in "1,5 l". */
export const splitTyped = (text: string): string[] =>
  text
    .split(/[\n\r;]+|(?<!\d),|,(?!\d)/u)
    .map((part) => part.trim())
    .filter(Boolean)
