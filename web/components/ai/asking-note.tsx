import { CircleAlert } from 'lucide-react'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Asking } from './use-ask.ts'

/** That it is asked, or why there is no answer; inside of a live region. */
export function AskingNote({ asking }: { asking: Asking<unknown> }) {
  const t = useTranslations('ai')
  const common = useTranslations('common')
  if (asking.kind === 'asking')
    return (
      <p className="flex items-center gap-2 text-sm">
        <Spinner />
        {t('asking')}
      </p>
    )
  if (asking.kind !== 'failed') return null
  return (
    <p className="flex items-start gap-2 text-sm text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {asking.problem ?? common('error.offline')}
    </p>
  )
}
