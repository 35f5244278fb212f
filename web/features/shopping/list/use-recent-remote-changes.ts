import { useEffect, useMemo, useState } from 'react'
import { latestRemoteChanges } from './latest-remote-changes.ts'
import type { RemoteChanges } from './diff-lists.ts'

/** Milliseconds that changes of others stay in view. */
const highlightDuration = 7000
const noIds: ReadonlySet<number> = new Set()

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

export function useRecentlyChangedIds(): ReadonlySet<number> {
  const news = useRecentRemoteChanges()
  return useMemo(() => (news ? new Set([...news.added, ...news.changed].map(({ id }) => id)) : noIds), [news])
}
