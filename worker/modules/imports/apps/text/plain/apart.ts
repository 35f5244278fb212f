/** The recipes of a text, where they are clearly apart: by drawn lines, or empty lines above another list. */
export function recipesApart(text: string, isRecipe: (part: string) => boolean): string[] {
  for (const gap of GAPS) {
    const parts = text.split(gap).filter((part) => /\p{L}/u.test(part))
    if (parts.length > 1 && parts.every(isRecipe)) return parts
  }
  return [text]
}

const GAPS = [/^[ \t]*(?:-{4,}|={4,}|_{4,}|\*{4,}|~{4,}|#{4,})[ \t]*$/m, /\n(?:[ \t]*\n){3,}/, /\n(?:[ \t]*\n){2,}/]
