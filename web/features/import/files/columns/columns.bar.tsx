import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ColumnsBarProps {
  /** What has to be said first. */
  missing: string | undefined
  cancelText: string
  isReading: boolean
  isCancelling: boolean
  onRead: () => void
  onCancel: () => void
}

export function ColumnsBar({ missing, cancelText, isReading, isCancelling, onRead, onCancel }: ColumnsBarProps) {
  const t = useTranslations('columns')
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page px-4 py-3 sm:-mx-8 sm:px-8 lg:bottom-0">
      <output className="me-auto text-sm text-muted">{missing}</output>
      <Button variant="ghost" pending={isCancelling} onClick={onCancel}>
        {cancelText}
      </Button>
      <Button pending={isReading} disabled={missing !== undefined} onClick={onRead}>
        {t('read')}
      </Button>
    </div>
  )
}
