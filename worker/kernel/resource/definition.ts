import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../log/context.ts'
import type { Resource, Verb } from '../contract/contract.ts'
import type { FieldErrors } from '../contract/errors.ts'
import type { Row } from '../sql/query.ts'
import type { ReadTable } from '../sql/read-table.ts'

/** A column of an answer that SQL works out, and how its value travels. */
export interface ComputedColumn {
  sql: SQL
  as?: 'json' | 'bool'
}

/**
 * Queries `SELECT id, model, name` for a row: `model` is the singular of what is affected, in the way of classes (MealPlan);
 * `name` is what a person calls it, or null where the asker may not see it.
 */
type EffectQueries = (space: number, id: number | SQL, context: Context) => SQL[]

export interface Effects {
  /** What still uses the row, which is not deleted then. */
  protecting?: EffectQueries
  /** What goes with it, and comes back with it. */
  cascading?: EffectQueries
  /** What loses its reference to it. */
  nulling?: EffectQueries
  /** Models of what goes along that is part of the row, and nobody's use of it. */
  parts?: readonly string[]
}

/** Columns that answers about rows of each kind have only where `extended` asks for them. */
export type ExtendedByKind = Readonly<Record<string, (context: Context) => Record<string, ComputedColumn>>>

/** What the deletion of a row of each kind means to some others. */
export type EffectsByKind = Readonly<Record<string, Effects>>

/** The few things in which plain resources differ. One that needs more is not plain: give it a decider. */
export interface Rules {
  /** Columns searched by `query`, already folded. */
  search?: readonly string[]
  sort?: SQL | ((params: Row) => SQL)
  /** One entity per name: creating one that exists answers the one that exists. */
  uniqueName?: { plural: boolean }
  filters?: Record<string, (value: unknown, context: Context) => SQL>
  /** Rows the asker may see at all. */
  visible?: (context: Context) => SQL
  /** Rows of those the asker may change. */
  editable?: (context: Context) => SQL
  computed?: (context: Context) => Record<string, ComputedColumn>
  /**
   * Fields that name a row elsewhere, or a list of such: SQL that is true where the asker may use the one of an id. A
   * dotted name is that of a field of the objects in a list.
   */
  referenceChecks?: Record<string, (id: SQL, context: Context) => SQL>
  /** Fields of `refs` that may describe a new row instead, of a resource without names or other rules of uniqueness. */
  nestedResources?: Record<string, Definition>
  /** Fields that together belong to one row alone: creating it again answers the one there is. */
  uniqueTogether?: readonly string[]
  /** Fields beside the name of which no two rows have the same: what holds them, in SQL. One that is taken is refused. */
  uniqueFields?: Record<string, SQL>
  /** What a deletion means to others of the same module. */
  effects?: Effects
  /**
   * What is wrong with a body beyond the contract. `given` are the fields it holds, `whole` the row as it would be: what
   * was allowed once may stay.
   */
  validate?: (given: Row, whole: Row, context: Context) => FieldErrors
  /** The field with the address that secrets are sent to: with another server they have to be given again. */
  secretTargetField?: string
  /** Fields kept in a column of another name, as a column of theirs is something else. */
  columnNames?: Record<string, string>
  /** Columns kept beside the fields, worked out from them. */
  derivedColumns?: (fields: Row) => Row
  /** Values set at creation from who asks. */
  onCreate?: (context: Context) => Row
}

/** `Shown`: a row as its contract says that it is answered. */
export interface Definition<Shown = z.output<Resource['row']>> {
  contract: Resource & { row: z.ZodType<Shown> }
  table: ReadTable
  rules: Rules
  /** The verbs the kernel serves; the module itself serves the others of its contract. */
  servedVerbs: readonly Verb[]
}
