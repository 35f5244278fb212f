import { createRecipe, refreshRecipes } from '#web/components/draft/recipe.save.ts'
import { unitsQuery, type UnitName } from '#web/components/draft/unit.names.ts'
import { ApiError } from '#web/lib/api.error.ts'
import { keptName } from '#web/lib/kept.ts'
import { queryClient } from '#web/lib/query.client.ts'
import { stored } from '#web/lib/stored.ts'
import { type ProblemKind, problemKind } from './problem.kind.ts'
import { sourceDraft } from './source.draft.ts'
import { readSource } from './source.read.ts'

export type LinkState =
  | { kind: 'waiting' }
  | { kind: 'working' }
  | { kind: 'saved'; id: number; name: string }
  /** It is here already; nobody asked for a second one. */
  | { kind: 'known'; id: number; name: string }
  | { kind: 'failed'; problem: ProblemKind }

export interface QueuedLink {
  url: string
  /** A second one is wanted although there is one. */
  again: boolean
  state: LinkState
}

interface Queue {
  space: number
  links: readonly QueuedLink[]
}

const isQueue = (raw: unknown): raw is Queue =>
  typeof raw === 'object' && raw !== null && 'space' in raw && 'links' in raw && Array.isArray(raw.links)

/** Kept so that a reload in the middle goes on where it was. */
const queue = stored<Queue | null>(keptName('import.links'), (raw) => (isQueue(raw) ? raw : null))

export const useLinkQueue = (space: number): readonly QueuedLink[] => {
  const now = queue.use()
  return now?.space === space ? now.links : []
}

export function queueLinks(space: number, urls: readonly string[]) {
  const known = queue.get()
  const before = known?.space === space ? known.links : []
  const fresh = urls.filter((url) => before.every((one) => one.url !== url))
  queue.set({ space, links: [...before, ...fresh.map((url) => ({ url, again: false, state: waiting }))] })
  void run()
}

export function retryLink(url: string, again: boolean) {
  change(url, { kind: 'waiting' }, again)
  void run()
}

/** Those still waiting are not read; what is saved stays saved. */
export const clearLinks = () => queue.set(null)

const waiting: LinkState = { kind: 'waiting' }
const throttled = 60_000
let isRunning = false

/** Works through the list, one at a time, on whatever page one is meanwhile. */
export async function run() {
  if (isRunning) return
  isRunning = true
  try {
    for (let link = next(); link; link = next()) {
      change(link.url, { kind: 'working' })
      change(link.url, await attempt(link))
    }
    await refreshRecipes()
  } finally {
    isRunning = false
  }
}

/** One that was being read when the page went is read again: nothing of it was saved, or it is found as known. */
const next = () => queue.get()?.links.find(({ state: { kind } }) => kind === 'waiting' || kind === 'working')

async function attempt(link: QueuedLink): Promise<LinkState> {
  try {
    const answer = await readSource({ url: link.url })
    const [duplicate] = answer.duplicates
    if (duplicate && !link.again) return { kind: 'known', ...duplicate }
    if (!answer.recipe) return { kind: 'failed', problem: 'nothingFound' }
    const units: readonly UnitName[] = (await queryClient.ensureQueryData(unitsQuery)).results
    const { row } = await createRecipe(sourceDraft(answer.recipe, units, String), crypto.randomUUID())
    return { kind: 'saved', id: row.id, name: row.name }
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, throttled))
      return { kind: 'waiting' }
    }
    return { kind: 'failed', problem: problemKind(error) }
  }
}

function change(url: string, state: LinkState, again?: boolean) {
  const now = queue.get()
  if (!now) return
  const links = now.links.map((one) => (one.url === url ? { ...one, state, again: again ?? one.again } : one))
  queue.set({ ...now, links })
}
