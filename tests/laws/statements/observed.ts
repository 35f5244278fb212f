import { expect } from 'vitest'
import { compile, type CompiledStatement } from '#worker/kernel/sql/compile.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { tablesOf } from '../tables.columns.ts'
import { isCrossing, POINTED, tidied } from './crossing.ts'
import { Statements } from './spaces.ts'

/** Their rowids tell the space. */
const TEXTS = ['search_text']

/** Statements on databases of spaces, and those that are not bound to a space. */
class Observed {
  readonly faults: string[] = []
  /** Statements by text, with one example of their values. */
  readonly seen = new Map<string, unknown[]>()
  readonly statements: Statements
  /** The space that all rows must belong to, where a test asks one space only. */
  space: number | undefined
  readonly #told = new Set<string>()
  readonly #queue = new WeakSet<Database>()

  constructor(statements: Statements) {
    this.statements = statements
  }

  look(database: Database, { sql, params }: CompiledStatement): void {
    this.seen.set(sql, params)
    // Reactors run at any time, for any space.
    if (tidied(sql) === POINTED) this.#queue.add(database)
    const fault = this.statements.fault(sql, params, this.#queue.has(database) ? undefined : this.space)
    if (fault === null || this.#told.has(sql) || isCrossing(sql)) return
    this.faults.push(`${expect.getState().currentTestName}: ${fault}: ${tidied(sql).slice(0, 1000)}`)
    this.#told.add(sql)
  }
}

let statements: Statements | undefined
let current: Observed | undefined

const run = Database.prototype.batch
// Installed once per runtime, as other files of tests wrap `batch` too.
Database.prototype.batch = async function (some) {
  if (this.name.startsWith('SPACES_')) for (const one of some) current?.look(this, compile(one))
  return run.call(this, some)
}

export function observed(): Observed {
  if (!current) throw new Error('nobody observes')
  return current
}

/** Starts a new observation. All databases of spaces have the tables of `one`. */
export async function observe(one: D1Database): Promise<void> {
  statements ??= new Statements(
    new Map([...(await tablesOf(one))].map(([table, columns]) => [table, new Set(columns.keys())])),
    TEXTS,
  )
  current = new Observed(statements)
}
