import { sql } from 'drizzle-orm'
import { randomDelay } from '#worker/clock.ts'
import { conflict, keyReused, Problem } from '../contract/errors.ts'
import type { Logged } from '../contract/events.ts'
import { isGuardBroken, noEventsSince, assertGuards, type Guard } from './guard.ts'
import { query, type QueryResults, type Queries } from '../sql/query.ts'
import type { Statement } from '../sql/sql.ts'
import { commit, type Append, type Store } from './commit.ts'

export interface Answer<Body> {
  status: number
  body: Body
  events: readonly Logged[]
  /** The body of the first answer, where the idempotency key is repeated. */
  storedBody?: string | null
  /** Where to read the result if a repeated key finds no stored body yet. */
  location?: string | null
  /** The command of the first answer, where the idempotency key is repeated. */
  command?: string | null
  version?: number | undefined
  entityTag?: string
  noStore?: boolean
}

export const answer = <Body>(
  body: Body,
  more: Omit<Partial<Answer<unknown>>, 'body' | 'events'> = {},
): Answer<Body> => ({
  status: 200,
  ...more,
  events: [],
  body,
})

/** Transforms the body of an answer, except where a repeated key found no stored body. */
export async function reworded<A, B>(given: Answer<A>, word: (body: A) => Promise<B>): Promise<Answer<B>> {
  const { storedBody, body, ...rest } = given
  if (storedBody === null) return { ...rest, storedBody, body: null as B }
  return { ...rest, body: await word(body) }
}

interface Outcome<Body> {
  appends: readonly Append[]
  requires: readonly Guard[]
  status: number
  location: string | null
  also: readonly Statement[]
  answer: Queries
  respond: (found: Record<string, unknown[]>) => { body: Body; version?: number | undefined }
}

/**
 * `requires`: what the decision rests on besides the versions of the streams it appends to. By default any event in
 * the space meanwhile makes the command decide again.
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
    body: decided.respond(found as QueryResults<Q>), // The rows of `answer`, under its names.
    version: decided.version?.(found as QueryResults<Q>),
  }),
})

/** The next read sees a name or number that was taken meanwhile; one that it does not see stays taken. */
const MAX_UNIQUE_CLASHES = 4
/** Each of this many concurrent commands may have to wait for all others. */
const MAX_ATTEMPTS = 40
const BACKOFF_FROM_ATTEMPT = 4
/** No name in `load` may equal it. */
const LOG_STATE_KEY = '@log'

/**
 * A command: read, decide, write, in two round trips. When what it read no longer holds at the write, it reads and
 * decides again. A repeated idempotency key answers as it did first. `decide` may wait for outside work that must not
 * happen before it is allowed, such as storing a file.
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
      store.notify(written)
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

/** The commit stands, so an asker who may no longer see the result gets a 204, not a refusal. */
function answerOrNoContent<Told extends { body: unknown }>(
  status: number,
  respond: () => Told,
): { status: number } & Told {
  try {
    return { status, ...respond() }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { status: 204, body: null } as { status: number } & Told // Nobody reads the body of a 204.
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
  return { status, events: [], storedBody: body, location, command: name, body: parsed as Body } // Stored by this code for the same call.
}

/** Runs after the answer is sent. */
const storeAnswerBody = ({ db, space }: Store, id: string, body: unknown) =>
  db.batch([sql`UPDATE command SET body = ${JSON.stringify(body ?? null)} WHERE space_id = ${space} AND id = ${id}`])

export const isProblem = (error: unknown): error is Problem => error instanceof Problem
