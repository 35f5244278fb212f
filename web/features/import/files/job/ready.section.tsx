import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { foundItemsQuery, useCancelImport, useStartImport } from '../import-job.queries.ts'
import { type ImportChoices, type ImportJob, isOfAi } from '../import-job.rows.ts'
import { kindOf, useKindCounts } from '../kinds.ts'
import { countOutlooks, outlookOf } from '../outlook.ts'
import { AppChoice } from './app-choice.tsx'
import { FoundSection } from './found.section.tsx'
import { readyFilters } from './found-filters.ts'
import { FoundSkeleton } from './found-skeleton.tsx'
import { ReadyBar } from './ready.bar.tsx'
import { ColumnsSection } from './unread.section.tsx'
import { useReadAnewHere } from './use-read-anew.ts'

/** What was found, and what will happen; nothing is saved until somebody says so. */
export function ReadySection({ job }: { job: ImportJob }) {
  const t = useTranslations('apps')
  const { data: items, error, refetch } = useQuery(foundItemsQuery(job))
  const [choices, setChoices] = useState<ImportChoices>({ same_names: false, again: false })
  const [isChoosing, setChoosing] = useState(false)
  const start = useStartImport(job.id)
  const cancel = useCancelImport(job.id)
  const countKinds = useKindCounts()
  const anew = useReadAnewHere(job.id)
  const { table } = job.details
  if (error) return <LazyErrorState error={error} retry={() => void refetch()} />
  if (!items) return <FoundSkeleton />
  if (table && isChoosing)
    return (
      <Suspense fallback={<FoundSkeleton />}>
        <ColumnsSection
          table={table}
          isUnread={false}
          isReading={anew.isPending}
          isCancelling={false}
          onRead={(reading) => anew.read({ table: reading })}
          onCancel={() => setChoosing(false)}
        />
      </Suspense>
    )
  const coming = items.filter((item) => outlookOf(item, choices) === 'comes')
  const isMixed = coming.some((item) => kindOf(item) !== 'recipe')
  const here = countOutlooks(items, { same_names: false, again: false })
  return (
    <>
      <section className="mb-6 rounded-lg border border-line bg-surface px-5 py-4 shadow-low sm:px-6">
        {isOfAi(job) ? null : <AppChoice job={job} isReading={anew.isPending} onChoose={(app) => anew.read({ app })} />}
        {table ? (
          <Button variant="outline" size="sm" className="mt-3" onClick={() => setChoosing(true)}>
            {t('ready.columns')}
          </Button>
        ) : null}
        <div className="divide-y divide-line not-first:mt-3">
          <Switch
            label={t('ready.sameNames')}
            hint={here.sameName > 0 ? t('ready.sameNamesHint', { count: here.sameName }) : undefined}
            checked={choices.same_names}
            onCheckedChange={(same_names) => setChoices({ ...choices, same_names })}
          />
          <Switch
            label={t('ready.imported')}
            hint={here.known > 0 ? t('ready.importedHint', { count: here.known }) : undefined}
            checked={choices.again}
            onCheckedChange={(again) => setChoices({ ...choices, again })}
          />
        </div>
      </section>
      <FoundSection filters={readyFilters(items, choices)} choices={choices} />
      <ReadyBar
        count={coming.length}
        things={isMixed ? countKinds(coming) : ''}
        isStarting={start.isPending}
        isCancelling={cancel.isPending}
        onStart={() => start.mutate(choices)}
        onCancel={() => cancel.mutate()}
      />
    </>
  )
}
