/** What has to hold of a recipe: a leaf is the number of something that is looked for. */
export type Condition = { leaf: number } | { all: Condition[] } | { any: Condition[] } | { not: Condition }

/** Makes leaves of a text: one for each word, or one for all in their order. `open`: the last may be a beginning. */
export interface TermReader {
  words: (text: string, open?: boolean) => Condition[]
  phrase: (text: string, open?: boolean) => Condition[]
}

export const allOf = (all: Condition[]): Condition | null => (all.length > 1 ? { all } : (all[0] ?? null))
export const anyOf = (any: Condition[]): Condition | null => (any.length > 1 ? { any } : (any[0] ?? null))
