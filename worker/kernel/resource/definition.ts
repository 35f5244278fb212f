import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../log/context.ts'
import type { Resource, Verb } from '../contract/contract.ts'
import type { FieldErrors } from '../contract/errors.ts'
import type { Row } from '../sql/query.ts'
import type { ReadTable } from '../sql/read-table.ts'

export interface ComputedColumn {
  sql: SQL
  as?: 'json' | 'bool'
}

/** `SELECT id, model, name`: `model` is a class name (MealPlan), `name` is null where the asker may not see it. */
type EffectQueries = (space: number, id: number | SQL, context: Context) => SQL[]

export interface Effects {
  /** Rows that still use the row; a deletion is refused while there are any. */
  protecting?: EffectQueries
  /** Rows that go with it, and come back with it. */
  cascading?: EffectQueries
  /** Rows that lose their reference to it. */
  nulling?: EffectQueries
  /** Models among the cascading rows that are parts of the row, not uses of it. */
  parts?: readonly string[]
}

export type ExtendedByKind = Readonly<Record<string, (context: Context) => Record<string, ComputedColumn>>>

export type EffectsByKind = Readonly<Record<string, Effects>>

/** How plain resources differ. One that needs more is not plain: give it a decider. */
export interface Rules {
  /** Columns that `query` searches; they must hold folded names. */
  search?: readonly string[]
  sort?: SQL | ((params: Row) => SQL)
  /** What fields are sorted by whose values are rows of others. */
  sortKeys?: (context: Context) => Readonly<Record<string, SQL | null>>
  /** One row per name: creating an existing one answers the existing one. */
  uniqueName?: { plural: boolean }
  filters?: Record<string, (value: unknown, context: Context) => SQL>
  visible?: (context: Context) => SQL
  editable?: (context: Context) => SQL
  computed?: (context: Context) => Record<string, ComputedColumn>
  /** By field of ids: SQL for ids that the asker may use. A dotted name is a field of the objects in a list. */
  referenceChecks?: Record<string, (id: SQL, context: Context) => SQL>
  /** Reference fields whose body may describe a new row, of a resource without rules of uniqueness. */
  nestedResources?: Record<string, Definition>
  /** Fields that together identify a row: creating it again answers the existing one. */
  uniqueTogether?: readonly string[]
  /** Fields besides the name that no two rows share, with the SQL of their values. A taken value is refused. */
  uniqueFields?: Record<string, SQL>
  effects?: Effects
  /** Errors beyond the contract. `whole` is the row after the change: a stored value may stay. */
  validate?: (given: Row, whole: Row, context: Context) => FieldErrors
  /** The field with the address that secrets are sent to: a new origin requires the secrets again. */
  secretTargetField?: string
  /** For a field whose name is taken by another column. */
  columnNames?: Record<string, string>
  derivedColumns?: (fields: Row) => Row
  onCreate?: (context: Context) => Row
}

/** `Shown`: a row in an answer. */
export interface Definition<Shown = z.output<Resource['row']>> {
  contract: Resource & { row: z.ZodType<Shown> }
  table: ReadTable
  rules: Rules
  /** The verbs that the kernel serves; the module serves the others of its contract. */
  servedVerbs: readonly Verb[]
}
