import type { SentencePart } from './sentence-parts.ts'

/** A part, or what stands between two. */
export type SentenceToken = { part: SentencePart } | { between: string }

/** A sentence of the parts: "with chicken and without nuts, under 30 minutes". */
export function sentenceTokens(parts: readonly SentencePart[], language: string): SentenceToken[] {
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' })
  return runsOf(parts).flatMap((run, at): SentenceToken[] => {
    const pieces = conjunction.formatToParts(run.map(({ text }) => text))
    const rest = [...run]
    const tokens = pieces.flatMap(({ type, value }): SentenceToken[] => {
      const next = type === 'element' ? rest.shift() : undefined
      return [next ? { part: next } : { between: value }]
    })
    return at === 0 ? tokens : [{ between: ', ' }, ...tokens]
  })
}

export const plainText = (tokens: readonly SentenceToken[]): string =>
  tokens.map((token) => ('part' in token ? token.part.text : token.between)).join('')

/** Neighbours of one kind together. */
function runsOf(parts: readonly SentencePart[]): SentencePart[][] {
  const runs: SentencePart[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run?.[0]?.kind === part.kind) run.push(part)
    else runs.push([part])
  }
  return runs
}
