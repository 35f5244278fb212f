import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { refreshSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'

export function SharingSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const end = useMutation({
    meta: { error: 'update' },
    mutationFn: () => call('POST', `/api/space/${space.id}/end_addresses/`, { body: {} }),
    onSuccess: async () => {
      await refreshSession()
      notify('success', t('sharing.ended'))
    },
  })
  return (
    <Section title={t('sharing.title')} text={t(space.allow_sharing ? 'sharing.on' : 'sharing.off')}>
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-pretty text-muted">{t('sharing.endText')}</p>
        <Button variant="outline" pending={end.isPending} onClick={() => end.mutate()}>
          {t('sharing.end')}
        </Button>
      </div>
    </Section>
  )
}
