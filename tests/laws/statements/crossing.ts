import { compile } from '#worker/kernel/sql/compile.ts'
import { eventBySeq, unprocessedEvents } from '#worker/kernel/log/receipt.ts'

export const POINTED = tidied(compile(eventBySeq(0).statement).sql)

const sweeping = tidied(
  compile(unprocessedEvents('', [], { after: '0', before: '1', failedBefore: '2' }).statement).sql,
)

/** Statements over several spaces or none, by their beginnings, and why that is right. */
const CROSSING: readonly [beginning: string | RegExp, why: string][] = [
  [POINTED, 'a message of the queue names an event by its number in the database, and that is of one space'],
  [sweeping, 'the sweep sends again what never reached the queue, whose ever it is'],
  ['DELETE FROM command WHERE at <', 'the sweep forgets the keys of all spaces at once'],
  [
    /^SELECT space, kind, id FROM \((SELECT \* FROM \()*SELECT e\.space_id AS space,/,
    'the sweep looks for old trash in all spaces',
  ],
  [
    'SELECT space_id AS space, id, key, multipart FROM upload WHERE created_at <',
    'files that nobody used go in every space',
  ],
  ['DELETE FROM bookmarklet_import WHERE read_at <', 'pages that were read a day ago go in every space'],
  ["SELECT space_id AS space, id FROM ai_log WHERE state = 'asked'", 'credits are given back in every space'],
  ["SELECT space_id AS space, id FROM job WHERE kind = 'export'", 'files of exports are kept for a day in every space'],
  [
    "SELECT space_id AS space FROM archive_schedule WHERE every <> 'off'",
    'the sweep looks for spaces that are to be archived',
  ],
  [
    "SELECT space_id AS space, made, job FROM restoring WHERE (state = 'gone'",
    'the sweep looks for spaces that were given up while they were made',
  ],
  [
    'SELECT kind, space_id AS space, id FROM follower WHERE wake_at <=',
    'the sweep looks for followers whose time has come',
  ],
  [
    'INSERT INTO follower (space_id, kind, id, cursor, wake_at, attempts) SELECT f.space_id,',
    'the sweep looks for rows that follow and have no cursor yet, as after a restore; a commit names its space besides',
  ],
  ['SELECT y.space_id AS space, y.id FROM sync y', 'the sweep looks for folders of storages that are to be checked'],
  ['SELECT space_id FROM replay_due', 'a migration names the spaces that are to be replayed'],
  ['SELECT DISTINCT space_id AS id FROM event', 'who keeps the server has all spaces replayed'],
  ['SELECT r.reactor, r.seq, r.at, r.error, e.space_id AS space', 'who keeps the server sees whatever was given up'],
  ['SELECT name FROM d1_migrations', 'who keeps the server sees how old each database is'],
  ["SELECT value ->> 'id' AS space,", 'a person sees the list of their spaces, with how much is in each'],
  [
    /^SELECT "ai_provider"\..* \("ai_provider"\."space_id", "ai_provider"\."id"\) IN/,
    'the same list, with what each has set',
  ],
]

export const isCrossing = (statement: string): boolean =>
  CROSSING.some(([beginning]) =>
    typeof beginning === 'string' ? tidied(statement).startsWith(beginning) : beginning.test(tidied(statement)),
  )

export function tidied(statement: string): string {
  return statement.replace(/\s+/g, ' ').trim()
}
