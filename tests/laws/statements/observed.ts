import { expect } from 'vitest'
import { compile, type CompiledStatement } from '#worker/kernel/sql/compile.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { tablesOf } from '../tables.columns.ts'
import { isCrossing, POINTED, tidied } from './crossing.ts'
import { Statements } from './spaces.ts'

/** Tables that say by rowid whose a row is. */
const TEXTS = ['search_text']

/** What runs on databases of spaces, and what of it does not say for which space. */
class Observed {
  readonly faults: string[] = []
  /** Every statement, with values that it once had. */
  readonly seen = new Map<string, unknown[]>()
  readonly statements: Statements
  /** Whose the rows of all statements have to be, where only one space is asked. */
  space: number | undefined
  readonly #told = new Set<string>()
  readonly #queue = new WeakSet<Database>()

  constructor(statements: Statements) {
    this.statements = statements
  }

  look(database: Database, { sql, params }: CompiledStatement): void {
    this.seen.set(sql, params)
    // Reactors work whenever the queue has them do so.
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
// Once for all files of tests that share a runtime, as others wrap what is here in their turn.
Database.prototype.batch = async function (some) {
  if (this.name.startsWith('SPACES_')) for (const one of some) current?.look(this, compile(one))
  return run.call(this, some)
}

/** What the setup of the tests observes. */
export function observed(): Observed {
  if (!current) throw new Error('nobody observes')
  return current
}

/** Looks anew at every statement on a database of spaces. All of them have tables like those of `one`. */
export async function observe(one: D1Database): Promise<void> {
  statements ??= new Statements(
    new Map([...(await tablesOf(one))].map(([table, columns]) => [table, new Set(columns.keys())])),
    TEXTS,
  )
  current = new Observed(statements)
}
