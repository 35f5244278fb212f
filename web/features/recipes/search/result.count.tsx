import { useQuery } from '@tanstack/react-query'
import type { ApiQuery } from '#web/lib/api/api.query.ts'
import { useWords } from '#web/lib/words/words.ts'
import { resultsQuery } from './search.query.ts'

/** How many recipes there are; said aloud once typing has settled, since it changes only with the answer. */
export function ResultCount({ filters, asked }: { filters: ApiQuery; asked: string | undefined }) {
  const t = useWords('recipes')
  const { data, isPlaceholderData } = useQuery(resultsQuery(filters, 1))
  const corrected = data && 'corrected' in data && typeof data.corrected === 'string' ? data.corrected : undefined
  return (
    <output aria-live="polite" aria-busy={isPlaceholderData} className="min-h-5 text-sm text-muted">
      {data && !isPlaceholderData ? t('search.found', { count: data.count }) : null}
      {data && isPlaceholderData ? <span aria-hidden>{t('search.found', { count: data.count })}</span> : null}
      {corrected && !isPlaceholderData ? ` · ${t('search.corrected', { asked: asked ?? '', corrected })}` : null}
    </output>
  )
}
