import type { Person } from '#worker/kernel/log/context.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import { evolve, type RecipeState } from '../recipe-state.ts'

export type LoggedRecipeEvent = RecipeEvent & {
  seq: number
  version: number
  at: string
  actor: Person | null
  user: number | null
  client: string | null
}

export interface RecipeRevision {
  first: number
  version: number
  seq: number
  at: string
  actor: Person | null
  client: string | null
  events: LoggedRecipeEvent[]
  before: RecipeState | null
  after: RecipeState
}

/** Oldest first. Events of one person at one instant are one revision. */
export function revisionsOf(events: readonly LoggedRecipeEvent[]): RecipeRevision[] {
  const commits: RecipeRevision[] = []
  let state: RecipeState | null = null
  for (const event of events) {
    const before = state
    state = evolve(state, event)
    if (!state) continue
    const last = commits.at(-1)
    if (last && last.at === event.at && last.events[0]?.user === event.user) {
      last.events.push(event)
      Object.assign(last, { version: event.version, seq: event.seq, after: state })
      continue
    }
    const { version, seq, at, actor, client } = event
    commits.push({ first: version, version, seq, at, actor, client, events: [event], before, after: state })
  }
  return commits
}

/** Pairs each visible revision with the visible one before it. */
export function visibleRevisions(
  isShown: (state: RecipeState) => boolean,
  commits: readonly RecipeRevision[],
): RecipeRevision[] {
  let last: RecipeState | null = null
  return commits.flatMap((commit) => {
    if (!isShown(commit.after)) return []
    const before = commit.before && isShown(commit.before) ? commit.before : last
    last = commit.after
    return [{ ...commit, before }]
  })
}

/** Null where there is no such version, or where the recipe was deleted in it. */
export function stateAt(events: readonly LoggedRecipeEvent[], version: number): RecipeState | null {
  if (!events.some((event) => event.version === version)) return null
  const state = events
    .filter((event) => event.version <= version)
    .reduce<RecipeState | null>((state, event) => evolve(state, event), null)
  return state?.deleted ? null : state
}
