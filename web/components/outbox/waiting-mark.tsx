import { Clock } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'

/** On a thing whose change is not sent yet; tapping it says what waits, and why. */
export const WaitingMark = () => (
  <Suspense fallback={<Clock aria-hidden className="size-4 text-muted" />}>
    <MarkButton />
  </Suspense>
)

/** Inside of what is itself a button, and says more when it is opened. */
export const WaitingSign = () => (
  <Suspense fallback={<Clock aria-hidden />}>
    <Sign />
  </Suspense>
)

/** Under the title of what waits. */
export const WaitingNote = () => (
  <Suspense>
    <Note />
  </Suspense>
)

function MarkButton() {
  const t = useTranslations('offline')
  const { show } = useOverlay('waiting')
  return (
    <button
      type="button"
      onClick={show}
      aria-label={t('mark')}
      title={t('mark')}
      className="relative z-1 -m-2.5 inline-grid size-9 place-items-center rounded-full text-muted pointer-coarse:-m-3.5 pointer-coarse:size-11"
    >
      <Clock aria-hidden className="size-4" />
    </button>
  )
}

function Sign() {
  const t = useTranslations('offline')
  return (
    <span title={t('note')}>
      <Clock aria-hidden />
      <span className="sr-only">{t('notSent')}</span>
    </span>
  )
}

function Note() {
  const t = useTranslations('offline')
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Clock aria-hidden className="size-4 shrink-0" />
      {t('note')}
    </p>
  )
}
