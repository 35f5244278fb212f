import type { FoundTable } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import type { Job, JobItemRow } from '#worker/modules/jobs/job.contract.ts'

/** What the files turned out to be of; blank until all is read. */
interface JobDetails {
  app?: string
  title?: string
  /** The app that somebody said they are of, where that is another. */
  asked?: string
  table?: FoundTable
}

export type ImportJob = Omit<Job, 'details'> & { details: JobDetails }

/** A table of which nothing is known yet but its cells. */
export const isUnread = ({ state, total, details }: Pick<ImportJob, 'state' | 'total' | 'details'>): boolean =>
  state === 'ready' && total === 0 && details.table !== undefined

/** Its files are of no app: a model made recipes of them. */
export const isOfAi = ({ kind }: Pick<ImportJob, 'kind'>): boolean => kind === 'ai-import'

export interface FoundDetails {
  /** `recipe`, `link` or another thing that has its place, `broken`, or `left-out`. */
  kind: string
  /** Of a link. */
  url?: string
  ingredients?: number
  steps?: number
  pictures?: number
  /** Of a book. */
  recipes?: number
  /** Of a planned meal. */
  date?: string
  type?: string
  /** Of something to buy. */
  list?: string
  checked?: boolean
  warnings?: readonly string[]
  /** The warnings as codes and values, or what something is that has no place here; imports from before have none. */
  said?: readonly SaidValues[]
  /** Titles of what goes below the description. */
  notes?: readonly string[]
  /** The recipe that came from the same place before, or has the same name. */
  here?: { by: 'source' | 'name'; recipe: number }
  /** Why it cannot be read. */
  code?: string
  msg?: string
}

/** What an importer says, for `said` in the texts of this page. */
export interface SaidValues {
  code: string
  values: Readonly<Record<string, string | number>>
}

export type FoundItem = Omit<JobItemRow, 'details'> & { details: FoundDetails }

export interface ImportChoices {
  same_names: boolean
  again: boolean
}

export const isActive = ({ state }: Pick<ImportJob, 'state'>): boolean => state === 'preparing' || state === 'running'

/** Nothing that could be tried again: there is no place for it, or nobody wanted it. */
export const isLeftOut = ({ code }: Pick<FoundItem, 'code'>): boolean =>
  ['import.left_out', 'import.not_wanted', 'import.no_place'].includes(code ?? '')

/** The book that an item became, or was already. */
export const bookOf = ({ result }: Pick<FoundItem, 'result'>): string | undefined =>
  /^recipe-book:(\d+)$/.exec(result ?? '')?.[1]

/** The recipe that an item became, or was already. */
export const recipeOf = ({ result }: Pick<FoundItem, 'result'>): string | undefined =>
  /^recipe:(\d+)$/.exec(result ?? '')?.[1]

/** What failed may work now; a link also brings what is here already, once more. */
export const mayComeAgain = ({
  state,
  code,
  details: { kind },
}: Pick<FoundItem, 'state' | 'code' | 'details'>): boolean =>
  state === 'failed' ? kind !== 'broken' && !isLeftOut({ code }) : state === 'known' && kind === 'link'
