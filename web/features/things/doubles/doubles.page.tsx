import { Link } from '@tanstack/react-router'
import { Combine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { usualChoices } from './keep-which.ts'
import { PairSection } from './pair.section.tsx'
import { usePairs } from './use-pairs.ts'
import { useSettle } from './use-settle.ts'

const SureDialog = lazy(async () => ({ default: (await import('./sure.dialog.tsx')).SureDialog }))

/** Housekeeping that people put off, one pair at a time. */
export function DoublesPage() {
  const t = useTranslations('doubles')
  const texts = useThingTexts()
  const model = useModel()
  const pairs = usePairs(model)
  const [isKept, setKept] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  const { merge, apart, mergeAll } = useSettle(model, isKept)
  const { current, sure } = pairs
  const choices = usualChoices(sure)
  const back = (
    <Button asChild variant="outline">
      <Link to="/list/$model" params={{ model: model.name }}>
        {t('back')}
      </Link>
    </Button>
  )
  return (
    <Page width="narrow">
      <PageHeader
        title={t('title')}
        text={pairs.count > 0 ? t('found', { count: pairs.count }) : undefined}
        above={
          <Link to="/list/$model" params={{ model: model.name }} className="text-sm text-muted hover:text-ink">
            {texts.title(model.name)}
          </Link>
        }
        actions={
          choices.length > 1 ? (
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              <Combine aria-hidden />
              {t('sure', { count: choices.length })}
            </Button>
          ) : null
        }
      />
      {pairs.error && !pairs.isThere ? <LazyErrorState error={pairs.error} retry={pairs.retry} /> : null}
      {!pairs.isThere && !pairs.error ? <PairPending /> : null}
      {current ? (
        <PairSection
          pair={current}
          number={pairs.number}
          total={pairs.total}
          onKeep={(choice) => {
            pairs.settle(current)
            merge.mutate(choice)
          }}
          onDistinct={(pair) => {
            pairs.settle(pair)
            apart.mutate(pair)
          }}
          onLater={pairs.postpone}
        />
      ) : null}
      {current && model.spellings ? (
        <div className="mt-4 flex justify-center">
          <Checkbox label={t('keepSpelling')} checked={isKept} onCheckedChange={setKept} />
        </div>
      ) : null}
      {pairs.isThere && !current && pairs.waiting > 0 ? (
        <EmptyState
          title={t('waiting', { count: pairs.waiting })}
          text={t('waitingText')}
          action={
            <>
              <Button onClick={pairs.lookAgain}>{t('again')}</Button>
              {back}
            </>
          }
        />
      ) : null}
      {pairs.isThere && pairs.count === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} action={back} />
      ) : null}
      <Suspense>
        {isAsking ? (
          <SureDialog
            choices={choices}
            isPending={mergeAll.isPending}
            onClose={() => setIsAsking(false)}
            onMerge={() => mergeAll.mutate(choices, { onSettled: () => setIsAsking(false) })}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}

const PairPending = () => (
  <div aria-hidden>
    <Skeleton className="mb-8 h-5" />
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  </div>
)
