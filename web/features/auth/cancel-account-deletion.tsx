import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { cancelAccountDeletion } from '#web/lib/deletion.queries.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** The link in the deletion mail leads here. Opening it changes nothing yet. */
export function CancelAccountDeletion() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/_auth/keep-account' })
  const keep = useMutation({
    meta: { inline: true },
    mutationFn: () => cancelAccountDeletion({ token: token ?? '' }),
    onSuccess: async () => {
      notify('success', t('keep.done'))
      await navigate({ to: '/login' })
    },
  })
  const isDead = !token || keep.isError
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('keep.title')} text={t(isDead ? 'keep.dead' : 'keep.text')} tight />
      {isDead ? (
        <Button asChild size="lg">
          <Link to="/login">{t('login.action')}</Link>
        </Button>
      ) : (
        <Button size="lg" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t('keep.action')}
        </Button>
      )}
    </div>
  )
}
