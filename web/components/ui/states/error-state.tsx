import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api/api-error.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
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
  const said = useProblemText(error)
  const isPassing = error instanceof TypeError || (error instanceof ApiError && error.status < 500)
  const why =
    error instanceof ApiError
      ? (said ?? t('error.status', { status: String(error.status) }))
      : error instanceof TypeError
        ? t('error.offline')
        : t('error.unexpected')
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <Drawing name="spill" />
      <p className="mt-5 font-title text-xl font-semibold text-balance">
        {title ?? t(isPassing ? 'error.fetch' : 'error.page')}
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

/** The server's own sentence until the words of the page's language have come. */
function useProblemText(failure: unknown): string | undefined {
  const [text, setText] = useState(failure instanceof ApiError ? failure.detail : undefined)
  useEffect(() => {
    if (failure instanceof ApiError) void problemText(failure).then(setText)
  }, [failure])
  return text
}
