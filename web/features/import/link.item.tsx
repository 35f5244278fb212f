import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Clock3, CopyCheck } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { useWords } from '#web/lib/words.ts'
import { type QueuedLink, retryLink } from './link.queue.ts'

/** One link of the list and what became of it. */
export function LinkItem({ link: { url, state } }: { link: QueuedLink }) {
  const t = useWords('import')
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <Mark kind={state.kind} />
      <div className="min-w-0 grow basis-48">
        {state.kind === 'saved' || state.kind === 'known' ? (
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: String(state.id) }}
            dir="auto"
            className="font-medium underline decoration-primary underline-offset-4"
          >
            {state.name}
          </Link>
        ) : (
          <span dir="ltr" className="block truncate">
            {url.replace(/^https?:\/\/(www\.)?/, '')}
          </span>
        )}
        <p className={state.kind === 'failed' ? 'text-error' : 'text-muted'}>
          {state.kind === 'failed' ? t(`problem.${state.problem}`) : t(`links.state.${state.kind}`)}
        </p>
      </div>
      {state.kind === 'failed' ? (
        <>
          <Button asChild variant="ghost" size="sm">
            <Link to="/import" search={{ url }}>
              {t('links.look')}
            </Link>
          </Button>
          <Button variant="outline" size="sm" onClick={() => retryLink(url, false)}>
            {t('problem.again')}
          </Button>
        </>
      ) : null}
      {state.kind === 'known' ? (
        <Button variant="outline" size="sm" onClick={() => retryLink(url, true)}>
          {t('links.anyway')}
        </Button>
      ) : null}
    </li>
  )
}

function Mark({ kind }: { kind: QueuedLink['state']['kind'] }) {
  const looks = 'size-5 shrink-0'
  switch (kind) {
    case 'waiting':
      return <Clock3 aria-hidden className={`${looks} text-muted`} />
    case 'working':
      return <Spinner className="shrink-0 text-lg" />
    case 'saved':
      return <CircleCheck aria-hidden className={`${looks} text-success-strong`} />
    case 'known':
      return <CopyCheck aria-hidden className={`${looks} text-warning-strong`} />
    case 'failed':
      return <CircleAlert aria-hidden className={`${looks} text-error`} />
  }
}
