import { foldName } from '#worker/kernel/contract/name-key.ts'

/**
 * Words of a name without case, accents, punctuation and an ending that may be said or not ("cup(s)", "Zehe/n"). `%`
 * stays, as it tells one milk from another.
 */
export const nameWords = (name: string): string[] =>
  foldName(name)
    .replace(/(?<=\p{L})(?:\(\p{L}{1,3}\)|\/\p{L}{1,2})(?!\p{L})/gu, '')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}%]+/u)
    .filter(Boolean)

/** Words written as one: "olive oil" and "oliveoil" are the same, "1 12" and "11 2" are not. */
export const joinWords = (words: readonly string[]): string => words.join(' ').replace(/(?<!\d) | (?!\d)/g, '')
