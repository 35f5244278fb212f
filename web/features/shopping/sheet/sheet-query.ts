import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { ShoppingSheet } from '../item.ts'
import { tellNews } from './news.ts'
import { keepCopy, readCopy } from './copy-sheet.ts'
import { fetchSheet } from './fetch-sheet.ts'
import { isSheetNews, newsBetween } from './sheet-news.ts'
import { inTurn } from '../outbox/turn.ts'

const patience = 15_000
/** After a longer absence the whole list may be new, which is no news. */
const attentive = 120_000
/** How often the copy is written though nothing changed, so that it says when the list was last known. */
const writing = 60_000

export type SheetQuery = ReturnType<typeof sheetQuery>

/**
 * The list as the server knows it; the last visit's until it answers. Every look after the first brings only changes. Calls
 * `reached` when the server answered.
 */
export const sheetQuery = (owner: string, reached: () => void) => {
  const queryKey = ['shopping-list-entry', 'sheet', owner] as const
  const known = () => queryClient.getQueryData<ShoppingSheet>(queryKey)
  let lookedAt = 0
  let keptAt = 0
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      inTurn(async () => {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
        const before = known()
        const sheet = await fetchSheet(before, Date.now(), limit)
        const news = before && Date.now() - lookedAt < attentive ? newsBetween(before, sheet) : null
        if (news && isSheetNews(news)) tellNews(news)
        lookedAt = Date.now()
        reached()
        if (sheet.items !== before?.items || lookedAt - keptAt > writing) {
          keepCopy(owner, sheet)
          keptAt = lookedAt
        }
        return sheet
      }),
    initialData: () => readCopy(owner),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: false,
    meta: { quiet: true },
  })
}
