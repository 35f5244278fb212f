import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import { type SliceWork, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { noEventsSince, type Guard } from '#worker/kernel/log/guard.ts'
import type { Queries, QueryResults } from '#worker/kernel/sql/query.ts'
import { Made } from './made.ts'

export interface Placed {
  appends: readonly Append[]
  items: readonly EndedItem[]
  /** What the decision rests on; unless it says so, on all that it read. */
  requires?: readonly Guard[]
}

/** Where drafts of a kind go: what has to be read for that, and what follows from it. */
export interface Place {
  load: Queries
  decide(found: Record<string, unknown[]>, made: Made): Placed
}

export const place = <Q extends Queries>(load: Q, decide: (found: QueryResults<Q>, made: Made) => Placed): Place => ({
  load,
  decide: (found, made) => decide(found as QueryResults<Q>, made),
}) // The rows of `load`, under its names.

/** The places of a slice in one commit. Each finds what those before it make. */
export function placesTogether(places: readonly Place[]): SliceWork {
  const load: Queries = Object.fromEntries(
    places.flatMap((one, i) => Object.entries(one.load).map(([name, query]) => [`${i} ${name}`, query])),
  )
  return sliceWork(load, (found) => {
    const made = new Made()
    const placed = places.map((one, i) => {
      const own = Object.keys(one.load).map((name): [string, unknown[]] => [name, found[`${i} ${name}`] ?? []])
      const part = one.decide(Object.fromEntries(own), made)
      made.note(part.appends)
      return part
    })
    return {
      appends: joinStreams(placed.flatMap(({ appends }) => appends)),
      requires: placed.flatMap(({ appends, requires }) => requires ?? (appends.length > 0 ? [noEventsSince] : [])),
      items: placed.flatMap(({ items }) => items),
    }
  })
}

/** Several places may have something to say of one food. */
function joinStreams(appends: readonly Append[]): Append[] {
  const streams = new Map<string, Append>()
  for (const append of appends) {
    const before = streams.get(append.stream)
    streams.set(append.stream, before ? { ...before, events: [...before.events, ...append.events] } : append)
  }
  return [...streams.values()]
}
