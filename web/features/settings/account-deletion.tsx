import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { clearUserStorage } from '#web/lib/user-storage.ts'
import { accountDeletionQuery, deleteAccount } from '#web/lib/deletion.queries.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { refreshSession, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function AccountDeletion() {
  const t = useTranslations('settings')
  const dialog = useOverlay('delete-account')
  return (
    <Section title={t('deleteAccount.title')} text={t('deleteAccount.text')}>
      <Button variant="danger" className="self-start" onClick={dialog.show}>
        {t('deleteAccount.ask')}
      </Button>
      {dialog.open ? <Confirmation onOpenChange={dialog.set} /> : null}
    </Section>
  )
}

function Confirmation({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const { list } = useFormat()
  const { user } = useSession()
  const { data } = useQuery(accountDeletionQuery(user.id))
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : { password: common('invalid.required') }),
    submit: async ({ password }) => {
      await deleteAccount(user.id, password)
      clearUserStorage()
      await refreshSession()
      notify('success', t('deleteAccount.done'))
      await navigate({ to: '/login' })
    },
  })
  const named = (spaces: readonly { name: string }[] = []) => list(spaces.map(({ name }) => name))
  const isBlocked = data !== undefined && data.blocking.length > 0
  return (
    <LazyDialog
      open
      onOpenChange={onOpenChange}
      title={t('deleteAccount.sure')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          {isBlocked ? null : (
            <Button type="submit" form="delete-account" variant="danger" pending={form.pending} disabled={!data}>
              {t('deleteAccount.action')}
            </Button>
          )}
        </>
      }
    >
      {data === undefined ? (
        <Skeleton className="h-24" />
      ) : isBlocked ? (
        <p className="text-sm text-pretty">{t('deleteAccount.blocked', { spaces: named(data.blocking) })}</p>
      ) : (
        <form id="delete-account" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
          <ul className="list-disc space-y-1 ps-5 text-sm">
            <li>{t('deleteAccount.goes')}</li>
            {data.going.length > 0 ? <li>{t('deleteAccount.going', { spaces: named(data.going) })}</li> : null}
            {data.staying.length > 0 ? <li>{t('deleteAccount.staying', { spaces: named(data.staying) })}</li> : null}
            <li>{t('deleteAccount.back')}</li>
          </ul>
          <FormProblem>{form.problem}</FormProblem>
          <Field label={t('email.password')} error={form.errors['password']}>
            {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="current-password" />}
          </Field>
        </form>
      )}
    </LazyDialog>
  )
}
