import { sql } from 'drizzle-orm'
import { randomDelay } from '../../clock.ts'
import { conflict, keyReused, Problem } from '../contract/errors.ts'
import type { Logged } from '../contract/events.ts'
import { isGuardBroken, noEventsSince, assertGuards, type Guard } from './guard.ts'
import { query, type QueryResults, type Queries } from '../sql/query.ts'
import type { Statement } from '../sql/sql.ts'
import { commit, type Append, type Store } from './commit.ts'

export interface Answer<Body> {
  status: number
  body: Body
  /** Events this answer committed; none where nothing changed. */
  events: readonly Logged[]
  /** The body as first answered, where a repeated key found it. */
  storedBody?: string | null
  /** Where the result can be read, for a repeated key whose body was not kept in time. */
  location?: string | null
  /** The command that a repeated key found. */
  command?: string | null
  version?: number | undefined
  /** What `entityTag` says of the body, where that is known. */
  entityTag?: string
  /** Holds what no browser should keep. */
  noStore?: boolean
}

/** What is answered where nothing is written. */
export const answer = <Body>(
  body: Body,
  more: Omit<Partial<Answer<unknown>>, 'body' | 'events'> = {},
): Answer<Body> => ({
  status: 200,
  ...more,
  events: [],
  body,
})

/** The answer with its body worded further, which may take looking elsewhere. */
export async function reworded<A, B>(given: Answer<A>, word: (body: A) => Promise<B>): Promise<Answer<B>> {
  const { storedBody, body, ...rest } = given
  if (storedBody === null) return { ...rest, storedBody, body: null as B } // Only where it can be read is told of it.
  return { ...rest, body: await word(body) }
}

/** What a command decided: the events, and how to word the answer from rows read after they are written. */
interface Outcome<Body> {
  appends: readonly Append[]
  /** What must still be true when this is written. */
  requires: readonly Guard[]
  status: number
  location: string | null
  also: readonly Statement[]
  answer: Queries
  respond: (found: Record<string, unknown[]>) => { body: Body; version?: number | undefined }
}

/**
 * `requires`: what the decision rests on, beside the versions of the streams it appends to. Who leaves it out rests on all
 * that was read, and decides again when anything has happened in the space meanwhile.
 */
export const outcome = <Q extends Queries, Body>(decided: {
  appends: readonly Append[]
  requires?: readonly Guard[] | undefined
  status?: number
  location?: string
  also?: readonly Statement[]
  answer: Q
  respond(found: QueryResults<Q>): Body
  version?(found: QueryResults<Q>): number | undefined
}): Outcome<Body> => ({
  appends: decided.appends,
  requires: decided.requires ?? [noEventsSince],
  status: decided.status ?? 200,
  location: decided.location ?? null,
  also: decided.also ?? [],
  answer: decided.answer,
  respond: (found) => ({
    body: decided.respond(found as QueryResults<Q>), // What comes back are the rows of `answer`, under its names.
    version: decided.version?.(found as QueryResults<Q>),
  }),
})

/** A name or number that was taken meanwhile is seen by the next reading; one that is not seen stays taken. */
const MAX_UNIQUE_CLASHES = 4
/** So many at once may each have to wait for all others. */
const MAX_ATTEMPTS = 40
const BACKOFF_FROM_ATTEMPT = 4
/** Beside the names that commands give to what they load. */
const LOG_STATE_KEY = '@log'

/**
 * A command: read, decide, write, in two round trips. When what was read no longer holds as it is written, it reads and
 * decides again. A command whose key was seen before answers what it answered then. `decide` may wait for work outside the
 * database that must not happen before it is allowed, such as storing a file.
 */
export async function execute<Q extends Queries, Body>(
  store: Store,
  load: Q,
  decide: (found: QueryResults<Q>) => Outcome<Body> | Promise<Outcome<Body>>,
): Promise<Answer<Body>> {
  let clashes = 0
  for (let attempt = 1; ; attempt++) {
    const { [LOG_STATE_KEY]: log, ...found } = await store.db.read({ ...load, [LOG_STATE_KEY]: logState(store) })
    const [now] = log as QueryResults<Record<typeof LOG_STATE_KEY, ReturnType<typeof logState>>>[typeof LOG_STATE_KEY]
    if (now?.seen) return repeatedAnswer<Body>(store, now.seen)
    const decided = await decide(found as unknown as QueryResults<Q>)
    const { appends, requires, answer, respond, status, also } = decided
    if (appends.every(({ events }) => events.length === 0) && also.length === 0) {
      return { status, events: [], ...respond(await store.db.read(answer)) }
    }
    const guard = requires.length > 0 ? assertGuards(requires, { space: store.space, end: now?.end ?? 0 }) : null
    try {
      const written = await commit(store, appends, answer, { ...decided, guard })
      store.notifyReactors(written.events)
      const result = { events: written.events, ...answerOrNoContent(status, () => respond(written.found)) }
      if (store.idempotencyKey) store.background(storeAnswerBody(store, store.idempotencyKey.id, result.body))
      return result
    } catch (error) {
      if (isGuardBroken(error)) {
        if (attempt >= MAX_ATTEMPTS) throw conflict()
      } else if (String(error).includes('UNIQUE constraint failed')) {
        if (++clashes >= MAX_UNIQUE_CLASHES) throw conflict()
      } else throw error
    }
    if (attempt >= BACKOFF_FROM_ATTEMPT) await randomDelay(attempt * 5)
  }
}

/**
 * What was written stays written, so its answer is no refusal: where the asker may no longer see what they changed, it says
 * that it was done, and nothing of what is there now.
 */
function answerOrNoContent<Told extends { body: unknown }>(
  status: number,
  respond: () => Told,
): { status: number } & Told {
  try {
    return { status, ...respond() }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { status: 204, body: null } as { status: number } & Told // Nothing is read of an answer without content.
  }
}

interface StoredCommand {
  method: string
  path: string
  digest: string | null
  name: string | null
  status: number
  body: string | null
  location: string | null
}

/** Where the log stands, and what was answered before under the key of this command. */
const logState = ({ space, idempotencyKey }: Store) =>
  query<{ end: number; seen: StoredCommand | null }>(
    sql`SELECT (SELECT coalesce(max(seq), 0) FROM event WHERE space_id = ${space}) AS end,
      (SELECT json_object('method', method, 'path', path, 'digest', digest, 'name', name, 'status', status, 'body', body,
        'location', location) FROM command WHERE space_id = ${space} AND id = ${idempotencyKey?.id ?? null}) AS seen`,
    { json: ['seen'] },
  )

function repeatedAnswer<Body>({ idempotencyKey }: Store, seen: StoredCommand): Answer<Body> {
  const { method, path, digest, name, status, body, location } = seen
  if (method !== idempotencyKey?.method || path !== idempotencyKey.path || digest !== idempotencyKey.digest)
    throw keyReused()
  const parsed = body === null ? null : (JSON.parse(body) as Body)
  return { status, events: [], storedBody: body, location, command: name, body: parsed as Body } // The worker that stored it typed it.
}

/** Keeps the answer for repeats, after the answer is on its way. */
const storeAnswerBody = ({ db, space }: Store, id: string, body: unknown) =>
  db.batch([sql`UPDATE command SET body = ${JSON.stringify(body ?? null)} WHERE space_id = ${space} AND id = ${id}`])

export const isProblem = (error: unknown): error is Problem => error instanceof Problem
