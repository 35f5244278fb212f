import { useQueryClient } from '@tanstack/react-query'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { useModel } from '../model-context.ts'
import { partSize, rowsQuery } from './list.queries.ts'
import { useChangeList } from './use-change-list.ts'

export interface Walk {
  /** The row that is open, from 0, in the whole list. */
  index: number
  count: number
  /** Undefined at an end of the list. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

interface Listed {
  count: number | undefined
  page: number
  /** Rows of a page; -1 is all of them, which come in parts. */
  size: number
  openId: number | undefined
}

/** Opens the rows before and after the one that is open, over the borders of pages. Null where it is not in the list. */
export function useWalk(query: ApiQuery, { count = 0, page, size, openId }: Listed): Walk | null {
  const model = useModel()
  const client = useQueryClient()
  const change = useChangeList()
  const isWhole = size < 0
  const step = isWhole ? partSize : size
  const partQuery = (part: number) => rowsQuery(model, query, part + 1, step)
  const indexIn = (part: number) => {
    const rows = client.getQueryData(partQuery(part).queryKey)?.results ?? []
    const at = rows.findIndex(({ id }) => id === openId)
    return at < 0 ? at : part * step + at
  }
  const parts = isWhole ? Array.from({ length: Math.ceil(count / step) }, (_, part) => part) : [page - 1]
  const index = openId === undefined ? undefined : parts.map(indexIn).find((at) => at >= 0)
  if (index === undefined) return null
  const goTo = (to: number) => async () => {
    const part = Math.floor(to / step)
    const { results } = await client.ensureQueryData(partQuery(part))
    const row = results[to - part * step]
    if (row) change({ edit: row.id, ...(isWhole ? {} : { page: part > 0 ? part + 1 : undefined }) }, true)
  }
  // A page that does not come is told of where all that does not come is.
  const stepTo = (to: number) => (to < 0 || to >= count ? undefined : () => void goTo(to)().catch(() => undefined))
  return { index, count, previous: stepTo(index - 1), next: stepTo(index + 1) }
}
