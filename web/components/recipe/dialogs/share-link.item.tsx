import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ShareEndChoice } from './share-end-choice.tsx'
import { isOver } from './share-link-end.ts'
import { revokeShareLink, type ShareLinkRow } from './share.queries.ts'

export function ShareLinkItem({ link }: { link: ShareLinkRow }) {
  const t = useTranslations('recipes')
  const nameOf = usePersonName()
  const { date, relative } = useFormat()
  const close = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => revokeShareLink(link.share),
    onSuccess: () => notify('success', t('share.closed')),
  })
  const { uses: count, last_used_at, valid_until } = link
  return (
    <li className="flex flex-col gap-3 py-4 text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words">
            {t('share.made', {
              when: relative(new Date(link.created_at)),
              name: link.created_by ? nameOf(link.created_by) : '–',
            })}
          </p>
          <p className="text-muted">
            {last_used_at ? t('share.used', { count, when: relative(new Date(last_used_at)) }) : t('share.unused')}
          </p>
          {valid_until && isOver(valid_until, today()) ? (
            <p className="font-medium text-error">{t('share.over', { day: date(civilToDate(valid_until)) })}</p>
          ) : null}
        </div>
        <Button variant="ghost" size="sm" pending={close.isPending} onClick={() => close.mutate()}>
          {t('share.close')}
        </Button>
      </div>
      <ShareEndChoice link={link} />
    </li>
  )
}
