import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { useArchiveReason } from './archive-reason.ts'
import { type ArchiveRow, isAtWork } from './archive.queries.ts'

type OwnData = Pick<ArchiveRow, 'id' | 'state' | 'created_at' | 'bytes' | 'download' | 'code' | 'msg'>

const path = '/api/own-data/'
const pollInterval = 1000

export const ownDataQuery = queryOptions({
  queryKey: ['own-data'],
  queryFn: async ({ signal }) => (await call<OwnData[]>('GET', path, { signal }))[0] ?? null,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollInterval : false),
})

export function OwnDataSection() {
  const t = useTranslations('archive')
  const { date, number } = useFormat()
  const { data: copy } = useSuspenseQuery(ownDataQuery)
  const reasonOf = useArchiveReason()
  const ask = useMutation({
    meta: { error: 'create' },
    mutationFn: () => call<OwnData>('POST', path, { body: {} }),
    onSuccess: (asked) => queryClient.setQueryData(ownDataQuery.queryKey, asked),
  })
  return (
    <Section title={t('own.title')} text={t('own.text')}>
      {copy ? (
        <output className="text-sm text-muted">
          {copy.state === 'done'
            ? t('own.facts', {
                date: date(new Date(copy.created_at)),
                size: number((copy.bytes ?? 0) / 1_000_000, { maximumFractionDigits: 1 }),
              })
            : isAtWork(copy)
              ? t('own.atWork')
              : reasonOf(copy)}
        </output>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {copy?.download ? (
          <Button asChild>
            <a href={copy.download} download>
              <Download aria-hidden />
              {t('own.download')}
            </a>
          </Button>
        ) : null}
        <Button
          variant="outline"
          pending={ask.isPending || (copy !== null && isAtWork(copy))}
          onClick={() => ask.mutate()}
        >
          {t(copy ? 'own.again' : 'own.ask')}
        </Button>
      </div>
    </Section>
  )
}
