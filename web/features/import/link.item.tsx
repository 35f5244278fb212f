import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Clock3, CopyCheck } from 'lucide-react'
import type { ImportItem } from '#worker/modules/imports/batch/batch.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { problemKindOf } from './problem-kind.ts'

interface LinkItemProps {
  item: ImportItem
  onRetry: (again: boolean) => void
}

export function LinkItem({ item: { url, state, recipe, name, code }, onRetry }: LinkItemProps) {
  const t = useTranslations('import')
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <StateIcon state={state} />
      <div className="min-w-0 grow basis-48">
        {recipe === null ? (
          <span dir="ltr" className="block truncate">
            {url.replace(/^https?:\/\/(www\.)?/, '')}
          </span>
        ) : (
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: String(recipe) }}
            dir="auto"
            className="font-medium underline decoration-primary underline-offset-4"
          >
            {name}
          </Link>
        )}
        <p className={state === 'failed' ? 'text-error' : 'text-muted'}>
          {state === 'failed' ? t(`problem.${problemKindOf(code)}`) : t(`links.state.${state}`)}
        </p>
      </div>
      {state === 'failed' ? (
        <>
          <Button asChild variant="ghost" size="sm">
            <Link to="/import" search={{ url }}>
              {t('links.look')}
            </Link>
          </Button>
          <Button variant="outline" size="sm" onClick={() => onRetry(false)}>
            {t('problem.again')}
          </Button>
        </>
      ) : null}
      {state === 'known' ? (
        <Button variant="outline" size="sm" onClick={() => onRetry(true)}>
          {t('links.anyway')}
        </Button>
      ) : null}
    </li>
  )
}

function StateIcon({ state }: { state: ImportItem['state'] }) {
  const looks = 'size-5 shrink-0'
  switch (state) {
    case 'waiting':
      return <Clock3 aria-hidden className={`${looks} text-muted`} />
    case 'saved':
      return <CircleCheck aria-hidden className={`${looks} text-success-strong`} />
    case 'known':
      return <CopyCheck aria-hidden className={`${looks} text-warning-strong`} />
    case 'failed':
      return <CircleAlert aria-hidden className={`${looks} text-error`} />
  }
}
