import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { refreshSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { endMembership } from './people.queries.ts'

interface LeaveDialogProps {
  membership: number
  space: string
  onOpenChange: (open: boolean) => void
}

/** Asks first, because whoever has left needs an invitation to come back. */
export function LeaveDialog({ membership, space, onOpenChange }: LeaveDialogProps) {
  const t = useTranslations('household')
  const common = useTranslations('common')
  const router = useRouter()
  const leave = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => endMembership(membership),
    onSuccess: async () => {
      await router.navigate({ to: '/' })
      await refreshSession()
      await router.invalidate()
      notify('success', t('leave.done', { space }))
    },
  })
  return (
    <LazyDialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={t('leave.sure', { space })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button variant="danger" pending={leave.isPending} onClick={() => leave.mutate()}>
            {t('leave.action')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty wrap-anywhere">{t('leave.text', { space })}</p>
    </LazyDialog>
  )
}
