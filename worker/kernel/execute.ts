import { sql } from 'drizzle-orm'
import { conflict, keyReused, Problem } from './errors.ts'
import type { Logged } from './events.ts'
import { query, type Found, type Queries } from './query.ts'
import type { Statement } from './sql.ts'
import { commit, type Append, type Store } from './store.ts'

export interface Answer<Body = unknown> {
  status: number
  body: Body
  /** Events this answer committed; none where nothing changed. */
  events: readonly Logged[]
  /** The body as first answered, where a repeated key found it. */
  stored?: string | null
  /** Where the result can be read, for a repeated key whose body was not kept in time. */
  location?: string | null
  version?: number | undefined
}

/** What a command decided: the events, and how to word the answer from rows read after they are written. */
export interface Outcome<Body> {
  appends: readonly Append[]
  status: number
  location: string | null
  also: readonly Statement[]
  answer: Queries
  respond: (found: Record<string, unknown[]>) => { body: Body; version?: number | undefined }
}

export const outcome = <Q extends Queries, Body>(decided: {
  appends: readonly Append[]
  status?: number
  location?: string
  also?: readonly Statement[]
  answer: Q
  respond(found: Found<Q>): Body
  version?(found: Found<Q>): number | undefined
}): Outcome<Body> => ({
  appends: decided.appends,
  status: decided.status ?? 200,
  location: decided.location ?? null,
  also: decided.also ?? [],
  answer: decided.answer,
  respond: (found) => ({
    body: decided.respond(found as Found<Q>), // What comes back are the rows of `answer`, under its names.
    version: decided.version?.(found as Found<Q>),
  }),
})

const ATTEMPTS = 4

/**
 * A command: read, decide, write, in two round trips. When someone else was faster it reads and decides again, up to
 * three times. A command whose key was seen before answers what it answered then. `decide` may wait for work outside the
 * database that must not happen before it is allowed, such as storing a file.
 */
export async function execute<Q extends Queries, Body>(
  store: Store,
  load: Q,
  decide: (found: Found<Q>) => Outcome<Body> | Promise<Outcome<Body>>,
): Promise<Answer<Body>> {
  for (let attempt = 1; ; attempt++) {
    const { seen, ...found } = await store.db.read({ ...load, seen: seenBefore(store) })
    const [before] = seen as Found<{ seen: ReturnType<typeof seenBefore> }>['seen']
    if (before) return repeat<Body>(store, before)
    const decided = await decide(found as unknown as Found<Q>)
    const { appends, answer, respond, status, also } = decided
    if (appends.every(({ events }) => events.length === 0) && also.length === 0) {
      return { status, events: [], ...respond(await store.db.read(answer)) }
    }
    try {
      const written = await commit(store, appends, answer, decided)
      store.announce(written.events)
      const result = { status, events: written.events, ...respond(written.found) }
      if (store.command) store.background(keep(store, store.command.id, result.body))
      return result
    } catch (error) {
      if (!String(error).includes('UNIQUE constraint failed')) throw error
      if (attempt === ATTEMPTS) throw conflict()
    }
  }
}

interface Seen {
  method: string
  path: string
  status: number
  body: string | null
  location: string | null
}

const seenBefore = ({ space, command }: Store) =>
  query<Seen>(sql`SELECT method, path, status, body, location FROM command
    WHERE space_id = ${space} AND id = ${command?.id ?? null}`)

function repeat<Body>({ command }: Store, { method, path, status, body, location }: Seen): Answer<Body> {
  if (method !== command?.method || path !== command.path) throw keyReused()
  const parsed = body === null ? null : (JSON.parse(body) as Body)
  return { status, events: [], stored: body, location, body: parsed as Body } // The worker that stored it typed it.
}

/** Keeps the answer for repeats, after the answer is on its way. */
const keep = ({ db, space }: Store, id: string, body: unknown) =>
  db.batch([sql`UPDATE command SET body = ${JSON.stringify(body ?? null)} WHERE space_id = ${space} AND id = ${id}`])

export const isProblem = (error: unknown): error is Problem => error instanceof Problem
