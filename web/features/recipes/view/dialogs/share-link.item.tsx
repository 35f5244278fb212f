import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { revokeShareLink, type ShareLinkRow } from './share.queries.ts'

export function ShareLinkItem({ link }: { link: ShareLinkRow }) {
  const t = useTranslations('recipes')
  const nameOf = usePersonName()
  const { relative } = useFormat()
  const close = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => revokeShareLink(link.share),
    onSuccess: () => notify('success', t('share.closed')),
  })
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 py-1.5 text-sm">
      <span className="text-muted">
        {t('share.made', {
          when: relative(new Date(link.created_at)),
          name: link.created_by ? nameOf(link.created_by) : '–',
        })}
      </span>
      <Button variant="ghost" size="sm" pending={close.isPending} onClick={() => close.mutate()}>
        {t('share.close')}
      </Button>
    </li>
  )
}
