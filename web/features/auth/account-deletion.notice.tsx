import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { signIn } from '#web/lib/api/auth.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { cancelAccountDeletion } from '#web/lib/deletion.queries.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface AccountDeletionNoticeProps {
  eraseAt: string
  login: string
  password: string
  onKept: () => void
}

export function AccountDeletionNotice({ eraseAt, login, password, onKept }: AccountDeletionNoticeProps) {
  const t = useTranslations('auth')
  const { date } = useFormat()
  const keep = useMutation({
    meta: { error: 'update' },
    mutationFn: async () => {
      await cancelAccountDeletion({ username: login, password })
      await signIn(login, password)
    },
    onSuccess: onKept,
  })
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <p>{t('keep.notice', { date: date(new Date(eraseAt)) })}</p>
      <Button type="button" variant="outline" pending={keep.isPending} onClick={() => keep.mutate()}>
        {t('keep.action')}
      </Button>
    </div>
  )
}
