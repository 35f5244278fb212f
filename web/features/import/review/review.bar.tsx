import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ReviewBarProps {
  pending: boolean
  trouble: string | null
  wrong: number
  doubtful: number
  isDuplicate: boolean
  onStartOver: () => void
  onEdit: () => void
  onSave: () => void
}

export function ReviewBar(props: ReviewBarProps) {
  const { pending, trouble, wrong, doubtful, isDuplicate, onStartOver, onEdit, onSave } = props
  const t = useTranslations('import')
  const editor = useTranslations('editor')
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-page px-4 sm:-mx-8 sm:px-8 lg:bottom-0">
      <div role="alert">
        {trouble || wrong > 0 ? (
          <p className="flex items-start gap-2 pt-3 text-sm text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {trouble ?? editor('save.wrong', { count: wrong })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 py-3">
        <Button variant="ghost" onClick={onStartOver}>
          {t('review.over')}
        </Button>
        <p className="min-w-0 grow truncate text-sm text-warning-strong max-sm:hidden">
          {doubtful > 0 ? t('doubtful', { count: doubtful }) : ''}
        </p>
        <Button variant="outline" className="max-sm:ms-auto" onClick={onEdit}>
          {t('review.edit')}
        </Button>
        <Button pending={pending} onClick={onSave}>
          {t(isDuplicate ? 'review.anyway' : 'review.save')}
        </Button>
      </div>
    </div>
  )
}
