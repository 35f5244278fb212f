export type Condition = { leaf: number } | { all: Condition[] } | { any: Condition[] } | { not: Condition }

export interface TermReader {
  words: (text: string, open?: boolean) => Condition[]
  phrase: (text: string, open?: boolean) => Condition[]
}

export const allOf = (all: Condition[]): Condition | null => (all.length > 1 ? { all } : (all[0] ?? null))
export const anyOf = (any: Condition[]): Condition | null => (any.length > 1 ? { any } : (any[0] ?? null))
