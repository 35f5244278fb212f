import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** The answer to a GET. */
export interface KeptAnswer {
  path: string
  data: unknown
  etag: string | null
  /** When it was last given, in milliseconds since the epoch. */
  at: number
}

/** Recipes with their steps are the largest, some 10 KB each. */
const maxAnswers = 300
const store = createStore('larder-kept', 'answers')

/** By person and space: what is of one is never shown in another. */
const keyOf = (owner: string, path: string) => `${owner} ${path}`

/** Rejects where storage is forbidden, as all of these. */
export const keepAnswer = async (owner: string, answer: KeptAnswer): Promise<void> =>
  set(keyOf(owner, answer.path), answer, store)

export const keptAnswer = async (owner: string, path: string): Promise<KeptAnswer | undefined> =>
  get<KeptAnswer>(keyOf(owner, path), store)

export const dropAnswer = async (owner: string, path: string): Promise<void> => delMany([keyOf(owner, path)], store)

/** The latest first. */
export async function keptAnswers(owner: string): Promise<readonly KeptAnswer[]> {
  const all = await entries<string, KeptAnswer>(store)
  return all
    .filter(([key]) => key.startsWith(`${owner} `))
    .map(([, answer]) => answer)
    .sort((one, other) => other.at - one.at)
}

/** Keeps the latest of the owner. */
export async function pruneAnswers(owner: string): Promise<void> {
  const old = (await keptAnswers(owner)).slice(maxAnswers)
  await delMany(
    old.map(({ path }) => keyOf(owner, path)),
    store,
  )
}

export const forgetAnswers = async (): Promise<void> => clear(store)
