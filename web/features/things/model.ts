import type { DraftOf, ResourceEndpoint, RowOf } from '#web/lib/api/resource-endpoint.ts'
import type { Role } from '#web/lib/api/session.ts'

/** Any row of any list; what a model's columns name is read from it. */
export interface ThingRow {
  id: number
  [field: string]: unknown
}

/** `amount` and `count` stand at the right; `flag` is a tick; `choice` has a text for each value. */
export type CellKind = 'text' | 'amount' | 'count' | 'flag' | 'day' | 'time' | 'moment' | 'choice' | 'color' | 'people'

export interface Column<Field extends string = string> {
  field: Field
  /** The field of the thing that `field` holds; `name` where nothing is said. */
  of?: string
  kind?: CellKind
  /** A flag that changes in the row. */
  quick?: true
  /** Only where somebody chooses it. */
  hidden?: boolean
  /** False where the server cannot sort by it. */
  sort?: boolean
}

export type FieldKind =
  | 'line'
  | 'lines'
  | 'amount'
  | 'whole'
  | 'flag'
  | 'choice'
  | 'thing'
  | 'things'
  | 'day'
  | 'time'
  | 'color'
  | 'secret'
  | 'people'
  | 'file'
  | 'stars'
  | 'events'

export interface FormField<Field extends string = string> {
  field: Field
  kind?: FieldKind
  /** `new` where a change may leave it as it is. */
  required?: boolean | 'new'
  /** Of `choice`. */
  options?: readonly string[]
  /** Of `thing` and `things`: the resource to choose from, and whether a new name makes one. */
  from?: string
  allowNew?: boolean
  /** Of `flag`: on in a new thing, as the server would have it. */
  isOn?: true
  /** Folded away until somebody wants it. */
  rare?: boolean
  /** Has a sentence in `hints` that says what it does. */
  hint?: true
  /** False where what stands in other fields makes it pointless. */
  shown?: (values: Values) => boolean
  /** Another text of `fields` than its own, by what stands in other fields. */
  label?: (values: Values) => string
}

/** What the fields of a form hold. */
export type Values = Record<string, unknown>

export type FilterChip<Field extends string = string> = { field: Field; value: string }

export const groups = ['kitchen', 'shopping', 'people', 'outside', 'open-data', 'enterprise'] as const
export type Group = (typeof groups)[number]

export type Action = 'create' | 'change' | 'delete' | 'merge' | 'move'

/** A kind of things, as its list, its editor and its card in the overview need to know it. */
export interface Model {
  /** As in the address: `/list/Food`. */
  name: string
  /** The resource, as in `/api/food/`. */
  resource: string
  group: Group
  columns: readonly Column[]
  /** What a list asks for beside its page. */
  query?: Readonly<Record<string, string | number>>
  /** The questions that people ask of this kind. */
  chips?: readonly FilterChip[]
  fields: readonly FormField[]
  can: readonly Action[]
  /** Who may list it, and who may change it. */
  read: Role | 'owner'
  write: Role | 'owner'
  /** The module of the server that a space needs a licence for. */
  licence?: string
  /** The API says what refers to a row. */
  uses?: true
  /** The API says which rows are probably the same. */
  doubles?: true
  /** The API changes many rows of it at once. */
  batch?: true
  /** Other spellings of its names are kept as rules. */
  spellings?: true
  /** What the list calls its order, where it is not `ordering`. */
  sortedAs?: string
  /** On a phone a row has two lines beside its name. */
  tall?: true
  /** No `query` finds rows here. */
  unsearched?: true
  /** Answers all rows at once, without pages. */
  whole?: true
  /** A new one stays open once it is saved, as more has to be done with it. */
  staysOpen?: true
}

type FieldOf<R extends ResourceEndpoint> = Extract<keyof RowOf<R>, string>
type DraftFieldOf<R extends ResourceEndpoint> = Extract<keyof DraftOf<R>, string>

/** Types the fields of `R`; give a contract's type: `model<typeof food>({ … })`. */
export const model = <R extends ResourceEndpoint>(
  spec: Omit<Model, 'columns' | 'fields'> & {
    resource: R['name']
    columns: readonly Column<FieldOf<R>>[]
    /** Forms of files have one more than their JSON. */
    fields?: readonly FormField<DraftFieldOf<R> | 'file'>[]
  },
): Model => ({ fields: [], ...spec })
