import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { databaseFiles, tablesIn, withDatabase } from '../database-files.ts'

export interface LoggedEvent {
  seq: number
  space: number
  stream: string
  type: string
  /** Null where it was purged. */
  data: Record<string, unknown> | null
}

/** What the databases of spaces say about the outer world. */
export interface OutsideState {
  log: LoggedEvent[]
  /** What has still to be done, in words. */
  underWay: string[]
  /** What will never be done by itself. */
  stuck: string[]
  /** How many followers were cut off at work, and how many were awake. */
  cutOff: number
  awake: number
  aiCalls: { state: string; reserved: number; cost: number }[]
  /** Files of the storage that are recipes. */
  filesOfRecipes: { recipe: number; path: string }[]
}

/** Reads copies, also while a server runs. */
export function readOutsideState(folder: string): OutsideState {
  const copy = mkdtempSync(join(tmpdir(), 'larder-outside-'))
  try {
    cpSync(`${folder}/v3/d1`, `${copy}/v3/d1`, { recursive: true })
    const states = databaseFiles(copy, 'd1').flatMap((path) => withDatabase(path, stateIn) ?? [])
    return {
      log: states.flatMap(({ log }) => log).toSorted((a, b) => a.seq - b.seq),
      underWay: states.flatMap(({ underWay }) => underWay),
      stuck: states.flatMap(({ stuck }) => stuck),
      cutOff: states.reduce((sum, { cutOff }) => sum + cutOff, 0),
      awake: states.reduce((sum, { awake }) => sum + awake, 0),
      aiCalls: states.flatMap(({ aiCalls }) => aiCalls),
      filesOfRecipes: states.flatMap(({ filesOfRecipes }) => filesOfRecipes),
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function stateIn(database: DatabaseSync): OutsideState | null {
  const tables = tablesIn(database)
  if (!tables.includes('follower') || tables.includes('scratch_run')) return null
  const rows = (statement: string) => database.prepare(statement).all()
  const words = (...statements: string[]) =>
    statements.flatMap((statement) => rows(statement).map(({ words: one }) => String(one)))
  const now = new Date().toISOString()
  const count = (where: string) => Number(rows(`SELECT count(*) AS n FROM follower WHERE ${where}`)[0]?.['n'])
  return {
    log: rows('SELECT seq, space_id, stream, type, data FROM event').map((row) => ({
      seq: Number(row['seq']),
      space: Number(row['space_id']),
      stream: String(row['stream']),
      type: String(row['type']),
      data: JSON.parse(String(row['data'])) as LoggedEvent['data'],
    })),
    underWay: words(
      `SELECT kind || ' ' || id || ' is to go on (' || coalesce(error, '') || ')' AS words FROM follower
        WHERE wake_at <= '${now}' OR lease_until IS NOT NULL OR attempts > 0`,
      `SELECT 'job ' || id || ' ' || kind || ' is ' || state AS words FROM job WHERE state IN ('preparing', 'running') AND deleted_with IS NULL`,
      `SELECT 'message ' || seq || ' of webhook ' || webhook || ' waits' AS words FROM webhook_waiting`,
      `SELECT 'question ' || id || ' to the AI is ' || state AS words FROM ai_log WHERE state = 'asked' OR reserved <> 0`,
      `SELECT 'round of connector ' || connector || ' is ' || phase AS words FROM connector_round WHERE phase <> 'idle'`,
      `SELECT 'entry ' || entry || ' is to be sent' AS words FROM connector_link WHERE sent IS NOT NULL OR removing`,
      `SELECT reactor || ' failed on ' || seq || ': ' || error AS words FROM receipt WHERE outcome = 'failed'`,
    ),
    stuck: words(
      `SELECT reactor || ' gave up ' || seq || ': ' || coalesce(error, '') AS words FROM receipt WHERE outcome = 'dead'`,
      `SELECT 'connector ' || id || ' stands still: ' || state || ' ' || coalesce(state_message, '') AS words FROM connector_config WHERE state <> 'ok'`,
      `SELECT 'webhook ' || id || ' is off' AS words FROM webhook WHERE NOT enabled`,
      `SELECT 'link ' || entry || ': ' || fault AS words FROM connector_link WHERE fault IS NOT NULL`,
    ),
    cutOff: count(`lease_until > '${now}'`),
    awake: count(`lease_until IS NULL AND wake_at <= '${now}'`),
    aiCalls: rows('SELECT state, reserved, credit_cost FROM ai_log').map((row) => ({
      state: String(row['state']),
      reserved: Number(row['reserved']),
      cost: Number(row['credit_cost']),
    })),
    filesOfRecipes: rows(
      `SELECT f.recipe, f.file_path FROM external_file f JOIN recipe r ON r.space_id = f.space_id AND r.id = f.recipe
        WHERE r.deleted_with IS NULL`,
    ).map((row) => ({ recipe: Number(row['recipe']), path: String(row['file_path']) })),
  }
}
