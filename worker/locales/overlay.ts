type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What `given` says, and what `below` says where `given` is silent. Lists are taken whole. */
export function overlay<T>(below: T, given: Sparse<T>): T {
  return laid(below as Json, given as Json) as T // Only what has the shape of `below` is laid over it.
}

export type Sparse<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Sparse<T[K]> }
    : T

function laid(below: Json, given: Json | undefined): Json {
  if (given === undefined) return below
  if (!isTree(below) || !isTree(given)) return given
  const over = new Map(Object.entries(given))
  return Object.fromEntries(Object.entries(below).map(([key, value]) => [key, laid(value, over.get(key))]))
}

const isTree = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
