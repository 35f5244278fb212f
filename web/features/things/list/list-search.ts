import { enumParam, flagParam, positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'
import { tablePageSizes } from '#web/lib/use-table-page.ts'

const fieldList = (raw: unknown): readonly string[] | undefined => {
  const all = (Array.isArray(raw) ? raw : [raw]).filter(
    (one): one is string => typeof one === 'string' && /^\w+$/.test(one),
  )
  return all.length > 0 ? all : undefined
}

const pageSize = (raw: unknown): number | undefined => tablePageSizes.find((size) => size === Number(raw))

/** `-name` is descending; absent is the list's own order. */
const sort = (raw: unknown): string | undefined => (typeof raw === 'string' && /^-?\w+$/.test(raw) ? raw : undefined)

export const listParams = searchParams({
  q: textParam,
  sort,
  page: positiveIntParam,
  size: pageSize,
  columns: fieldList,
  tree: flagParam,
  /** Pairs that are probably the same, in place of the list. */
  doubles: flagParam,
  /** Chips that are on, as `field.value`. */
  only: (raw: unknown) => {
    const all = (Array.isArray(raw) ? raw : [raw]).filter(
      (one): one is string => typeof one === 'string' && /^\w+\.\w+$/.test(one),
    )
    return all.length > 0 ? all : undefined
  },
  /** The thing in the editor, by id, or `new`. */
  edit: (raw: unknown) => (raw === 'new' ? 'new' : positiveIntParam(raw)),
  /** What is asked about it. */
  ask: enumParam('delete', 'merge', 'move'),
  open: textParam,
  /** How a log-in at another service ended that led back here. */
  connected: enumParam('yes', 'expired', 'denied', 'refused', 'unreachable'),
})

export type ListSearch = ReturnType<typeof listParams>

/** Ascending, descending, off. */
export function nextSort(now: string | undefined, field: string): string | undefined {
  if (now === field) return `-${field}`
  return now === `-${field}` ? undefined : field
}
