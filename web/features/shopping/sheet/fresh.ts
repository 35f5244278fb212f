import { useEffect, useMemo, useState } from 'react'
import { latestNews } from './news.ts'
import type { News } from './sheet-news.ts'

/** How long what others did stays in sight, in milliseconds. */
const shown = 7000
const nothing: ReadonlySet<number> = new Set()

/** What others did just now; null soon after. */
export function useFreshNews(): News | null {
  const news = latestNews.use()
  const [old, setOld] = useState(() => news?.at)
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setOld(news.at), shown)
    return () => clearTimeout(timer)
  }, [news])
  return news && news.at !== old ? news : null
}

/** Ids of entries that others put on the list or changed just now. */
export function useFresh(): ReadonlySet<number> {
  const news = useFreshNews()
  return useMemo(() => (news ? new Set([...news.added, ...news.changed].map(({ id }) => id)) : nothing), [news])
}
