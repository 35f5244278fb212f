import { useEffect, useMemo, useState } from 'react'
import { latestRemoteChanges } from './latest-remote-changes.ts'
import type { RemoteChanges } from './diff-lists.ts'

/** How long what others did stays in sight, in milliseconds. */
const highlightDuration = 7000
const noIds: ReadonlySet<number> = new Set()

/** What others did just now; null soon after. */
export function useRecentRemoteChanges(): RemoteChanges | null {
  const news = latestRemoteChanges.use()
  const [old, setOld] = useState(() => news?.at)
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setOld(news.at), highlightDuration)
    return () => clearTimeout(timer)
  }, [news])
  return news && news.at !== old ? news : null
}

/** Ids of entries that others put on the list or changed just now. */
export function useRecentlyChangedIds(): ReadonlySet<number> {
  const news = useRecentRemoteChanges()
  return useMemo(() => (news ? new Set([...news.added, ...news.changed].map(({ id }) => id)) : noIds), [news])
}
