import { RotateCcw } from 'lucide-react'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Button } from '../button.tsx'
import { Drawing } from './drawing.tsx'

export interface ErrorStateProps {
  error: unknown
  title?: string
  retry?: () => void
}

export function ErrorState({ error, title, retry }: ErrorStateProps) {
  const t = useTranslations('common')
  const isCall = error instanceof ApiError || error instanceof TypeError
  const why =
    error instanceof ApiError
      ? (error.detail ?? t('error.status', { status: String(error.status) }))
      : error instanceof TypeError
        ? t('error.offline')
        : t('error.unexpected')
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <Drawing name="spill" />
      <p className="mt-5 font-title text-xl font-semibold text-balance">
        {title ?? t(isCall ? 'error.fetch' : 'error.page')}
      </p>
      <p className="mt-2 max-w-md text-sm text-pretty text-muted">{why}</p>
      {retry ? (
        <Button variant="outline" className="mt-6" onClick={retry}>
          <RotateCcw aria-hidden />
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}
