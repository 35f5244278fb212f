import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ReadyBarProps {
  /** Things that will come. */
  count: number
  /** What they are, where they are more than recipes. */
  things: string
  isStarting: boolean
  isCancelling: boolean
  onStart: () => void
  onCancel: () => void
}

export function ReadyBar({ count, things, isStarting, isCancelling, onStart, onCancel }: ReadyBarProps) {
  const t = useTranslations('apps')
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page px-4 py-3 sm:-mx-8 sm:px-8 lg:bottom-0">
      {things ? <p className="numbers me-auto text-sm text-muted">{things}</p> : null}
      <Button variant="ghost" pending={isCancelling} onClick={onCancel}>
        {t('ready.cancel')}
      </Button>
      <Button pending={isStarting} disabled={count === 0} onClick={onStart}>
        {count === 0 ? t('ready.nothing') : t(things ? 'ready.goThings' : 'ready.go', { count })}
      </Button>
    </div>
  )
}
