import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { call } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { refreshSession, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from './use-change-space.ts'

export function SharingSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { user } = useSession()
  const { mutate } = useChangeSpace()
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
      {user.is_superuser ? (
        <Switch
          label={t('sharing.allow')}
          hint={t('sharing.allowHint')}
          checked={space.allow_sharing}
          onCheckedChange={(allow_sharing) => mutate({ body: { allow_sharing }, done: t('sharing.done') })}
        />
      ) : null}
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
        <p className="text-sm text-pretty text-muted">{t('sharing.endText')}</p>
        <Button variant="outline" pending={end.isPending} onClick={() => end.mutate()}>
          {t('sharing.end')}
        </Button>
      </div>
    </Section>
  )
}
