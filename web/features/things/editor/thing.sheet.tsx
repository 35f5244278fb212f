import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Combine, FolderTree, History, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useChangeList } from '../list/use-change-list.ts'
import type { Walk } from '../list/use-walk.ts'
import { useMay, useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { DeleteDialog } from './delete.dialog.tsx'
import { MergeDialog } from './merge.dialog.tsx'
import { MoveDialog } from './move.dialog.tsx'
import { type Part, partsAbove, partsBelow } from './parts.list.ts'
import { Place } from './place.tsx'
import { ThingForm } from './thing.form.tsx'
import { thingQuery } from './thing.queries.ts'
import { UsesSection } from './uses.section.tsx'
import { WalkBar } from './walk.bar.tsx'

const FactsSection = lazyPart(() => import('../facts/facts.section.tsx'), 'FactsSection')

interface ThingSheetProps {
  id: number | 'new'
  ask: 'delete' | 'merge' | 'move' | undefined
  /** Null where the thing is in no list beside the sheet. */
  walk: Walk | null
}

/** Beside the list where there is room. What is typed is kept when it closes. */
export function ThingSheet({ id, ask, walk }: ThingSheetProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const model = useModel()
  const kinds = useKindWords()
  const may = useMay()
  const change = useChangeList()
  const close = () => change({ edit: undefined, ask: undefined })
  const openId = useRef(id)
  useEffect(() => {
    openId.current = id
  })
  const isNew = id === 'new'
  // Whoever walked on while it was being saved has another open by now.
  const closeSaved = (saved: ThingRow) => {
    if (openId.current !== id) return
    if (isNew && model.staysOpen) change({ edit: saved.id })
    else close()
  }
  const above = partsAbove(model)
  const { data: row, error, refetch } = useQuery({ ...thingQuery(model, isNew ? 0 : id), enabled: !isNew })
  const hideQuestion = () => change({ ask: undefined })
  return (
    <Sheet
      open
      onOpenChange={close}
      returnTo={() => document.querySelector<HTMLElement>(`[data-row='${openId.current}'] a`)}
      footer={walk ? <WalkBar walk={walk} /> : undefined}
      title={isNew ? t('new', { what: kinds.name(model.resource) }) : row ? thingLabel(row) : texts.title(model.name)}
    >
      <div key={id} className="flex flex-col gap-6 pt-1">
        {error ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
        {!isNew && !row && !error ? <FormPending /> : null}
        {row ? <Place row={row} /> : null}
        {row ? <Parts parts={above} row={row} /> : null}
        {(isNew || row) && model.fields.length > 0 ? (
          <div className={row && above.length > 0 ? 'border-t border-line pt-5' : undefined}>
            <ThingForm row={row} onSaved={closeSaved} />
          </div>
        ) : null}
        {row && model.fields.length === 0 ? (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <FactsSection row={row} />
          </Suspense>
        ) : null}
        {row ? (
          <>
            <Parts parts={partsBelow(model)} row={row} />
            {model.uses ? <UsesSection id={row.id} /> : null}
            <div className="flex flex-wrap gap-2 border-t border-line pt-5">
              <Button asChild variant="outline" size="sm">
                <Link to="/activity" search={{ kind: model.resource, object: row.id }}>
                  <History aria-hidden />
                  {t('history')}
                </Link>
              </Button>
              {may('move') ? (
                <Button variant="outline" size="sm" onClick={() => change({ ask: 'move' })}>
                  <FolderTree aria-hidden />
                  {t('move')}
                </Button>
              ) : null}
              {may('merge') ? (
                <Button variant="outline" size="sm" onClick={() => change({ ask: 'merge' })}>
                  <Combine aria-hidden />
                  {t('merge')}
                </Button>
              ) : null}
              {may('delete') ? (
                <Button variant="outline" size="sm" onClick={() => change({ ask: 'delete' })}>
                  <Trash2 aria-hidden />
                  {t('delete')}
                </Button>
              ) : null}
            </div>
            {ask === 'delete' && may('delete') ? (
              <DeleteDialog rows={[row]} onClose={hideQuestion} onDone={close} />
            ) : null}
            {ask === 'move' && may('move') ? <MoveDialog row={row} onClose={hideQuestion} /> : null}
            {ask === 'merge' && may('merge') ? (
              <MergeDialog rows={[row]} onClose={hideQuestion} onDone={close} />
            ) : null}
          </>
        ) : null}
      </div>
    </Sheet>
  )
}

const Parts = ({ parts, row }: { parts: readonly Part[]; row: ThingRow }) =>
  parts.map((One, at) => (
    <Suspense key={at} fallback={<Skeleton className="h-48" />}>
      <One row={row} />
    </Suspense>
  ))

function FormPending() {
  const t = useTranslations('common')
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">{t('loading')}</output>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
