import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { thingLink } from '#web/components/things/thing-link.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Outcome } from './trash.queries.ts'
import { useTrashWords } from './trash-words.ts'

const MAX_LINKS = 5

/** Says what is back and leads there; it stays until something else is done. */
export function RestoredNotice({ outcome: { done, failed } }: { outcome: Outcome }) {
  const t = useTranslations('trash')
  const words = useTrashWords()
  const { list } = useFormat()
  const along = words.along(done)
  const names = done.slice(0, MAX_LINKS).map((row) => t('quoted', { name: words.name(row) }))
  const rest = done.length > MAX_LINKS ? [t('count', { count: done.length - MAX_LINKS })] : []
  const links = done.slice(0, MAX_LINKS).flatMap((row) => {
    const link = thingLink(row.kind, row.id)
    return link ? [{ link, row }] : []
  })
  return (
    <div className="flex items-start gap-3 rounded-lg bg-success-soft px-4 py-3 text-sm text-success-strong">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {done.length > 0 ? (
          <p>
            {t('back', { names: list([...names, ...rest]), count: done.length })}{' '}
            {along ? t('backAlong', { things: along }) : null}
          </p>
        ) : null}
        {failed.length > 0 ? <p>{t('failed', { count: failed.length })}</p> : null}
        {links.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-x-4">
            {links.map(({ link, row }) => (
              <Link
                key={row.id}
                {...link}
                className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {t('open', { name: words.name(row) })}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
