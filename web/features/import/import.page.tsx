import { Link, useNavigate } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useAi } from '#web/components/ai/use-ai.ts'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { FilesCard } from './files/files.card.tsx'
import { addCommand } from './files/import-commands.ts'
import { ImportJobsSection } from './files/import-jobs.section.tsx'
import { SourceInputCard } from './review/source-input.card.tsx'
import { LazyOffer } from './ai/lazy-offer.tsx'
import { BookmarkletSection } from './bookmarklet.section.tsx'
import { ImportProblem } from './import-problem.tsx'
import { usePastedPages } from './photos/use-pasted-pages.ts'
import { useImportLinks } from '#web/components/import/link-import.queries.ts'
import { useFocusWhenChanged } from './use-focus-when-changed.ts'
import { type ImportState, useImport } from './use-import.ts'
import { savedAs } from './review/import-review.ts'
import { storeHandedAnswer } from './review/store-handed-answer.ts'
import { deleteStoredReview, readStoredReview } from './review/stored-review.ts'
import { ReviewSkeleton } from './review/review-skeleton.tsx'
import type { DetectedSource } from '#web/components/import/detect-source.ts'
import { type SourceInput, sourceInputKey } from './source.read.ts'

// The editor's fields, 25 KB, come while the source is chosen and read.
const PhotosCard = lazyPart(() => import('./photos/photos.card.tsx'), 'PhotosCard')
const ReviewSection = lazyPart(() => import('./review/review.section.tsx'), 'ReviewSection')

export const ImportPage = ({ shared }: { shared: SourceInput | null }) => (
  <WritersOnly>
    <Import key={sourceInputKey(shared ?? {})} shared={shared} />
  </WritersOnly>
)

function Import({ shared }: { shared: SourceInput | null }) {
  const t = useTranslations('import')
  const navigate = useNavigate()
  const space = useSession().space?.id ?? 0
  const [text, setText] = useState('')
  const queue = useImportLinks()
  const ai = useAi()
  const [handed, setHanded] = useState<readonly File[]>([])
  usePastedPages(setHanded)
  useEffect(() => void ReviewSection.preload(), [])
  const [start] = useState(() => initialState(space, shared))
  const { reading, read, readText, turn, show, cancel } = useImport(start)
  const section = useFocusWhenChanged(reading.kind)
  const failed = reading.kind === 'failed' ? reading.asked.url : undefined

  const take = (source: DetectedSource) => {
    switch (source.kind) {
      case 'link':
        if (source.url === shared?.url) return read({ url: source.url })
        // The address holds the page, so that a reload reads it again.
        return void navigate({ to: '/import', search: { url: source.url }, replace: true, resetScroll: false })
      case 'links':
        return void takeLinks(source.urls)
      case 'source':
        return read({ data: source.data, ...(failed ? { url: failed } : {}) })
      case 'text':
        return readText(source.text, failed)
      case 'nothing':
        return undefined
    }
  }
  const takeLinks = async (urls: readonly string[]) => {
    const asked = await queue.mutateAsync(urls).catch(() => [])
    for (const { job, command } of asked) if (command !== null) addCommand(job, command)
    const [first] = asked
    if (!first) return
    setText('')
    // Of several lists, the page names those that it knows.
    if (asked.length === 1) void navigate({ to: '/import/$importId', params: { importId: String(first.job) } })
  }
  const startOver = () => {
    deleteStoredReview()
    setText('')
    cancel()
    void navigate({ to: '/import', search: {}, replace: true })
  }
  if (reading.kind === 'found')
    return (
      <Page>
        <PageHeader
          title={t('review.title')}
          {...(savedAs(reading.review) === null ? { text: t('review.text') } : {})}
        />
        <div ref={section} tabIndex={-1} className="outline-none">
          <Suspense>
            <ReviewSection
              {...reading}
              onTurn={turn}
              onReview={show}
              onAsk={(source) => read({ ai: source })}
              onStartOver={startOver}
            />
          </Suspense>
        </div>
      </Page>
    )
  return (
    <Page width={reading.kind === 'reading' ? 'normal' : 'narrow'}>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button asChild variant="outline">
            <Link to="/recipe/new">
              <PenLine aria-hidden />
              {t('write')}
            </Link>
          </Button>
        }
      />
      <div ref={section} tabIndex={-1} className="outline-none">
        {reading.kind === 'reading' ? (
          <ReviewSkeleton asked={reading.asked} onCancel={startOver} />
        ) : (
          <>
            {reading.kind === 'failed' ? (
              <ImportProblem
                {...reading}
                onAgain={() => read(reading.asked)}
                onRead={(url) => take({ kind: 'link', url })}
              />
            ) : null}
            {reading.kind === 'failed' && reading.problem === 'nothingFound' ? (
              <LazyOffer asked={reading.asked} onRead={(source) => read({ ai: source })} />
            ) : null}
            <SourceInputCard text={text} onText={setText} onSource={take} insteadOfUrl={failed} />
            {ai ? (
              <Suspense>
                <PhotosCard ai={ai} handed={handed} onRead={(source) => read({ ai: source })} />
              </Suspense>
            ) : null}
            <FilesCard onPages={ai ? setHanded : undefined} />
            <ImportJobsSection />
            <BookmarkletSection />
          </>
        )}
      </div>
    </Page>
  )
}

/** An unsaved review comes first, unless something else is asked for. */
function initialState(space: number, shared: SourceInput | null): ImportState {
  storeHandedAnswer(space)
  const kept = readStoredReview(space)
  if (kept && (!shared || kept.from === sourceInputKey(shared))) return { kind: 'found', review: kept }
  return shared ? { kind: 'reading', asked: shared } : { kind: 'asking' }
}
