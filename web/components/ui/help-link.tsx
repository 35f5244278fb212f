import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** To the page of the help that explains what is, or is not, to be seen here. */
export const HelpLink = ({ topic }: { topic: string }) => (
  <Suspense fallback={<span className="h-11 w-full" />}>
    <Words topic={topic} />
  </Suspense>
)

function Words({ topic }: { topic: string }) {
  const t = useTranslations('help')
  return (
    <Link
      to="/help/$topic"
      params={{ topic }}
      className="flex min-h-11 w-full items-center justify-center gap-1.5 text-sm font-medium text-primary-strong underline-offset-4 hover:underline"
    >
      <CircleHelp aria-hidden className="size-4" />
      {t('how')}
    </Link>
  )
}
