import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { resetPassword } from '#web/lib/api/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { minPasswordLength } from './min-password-length.ts'

export function ResetForm() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const { token, error } = useSearch({ from: '/_auth/reset-password' })
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => (newPassword.length < minPasswordLength ? { newPassword: t('passwordShort') } : {}),
    submit: async ({ newPassword }) => {
      await resetPassword(token ?? '', newPassword)
      notify('success', t('reset.done'))
      await navigate({ to: '/login' })
    },
  })
  if (!token || error) {
    return (
      <div className="flex flex-col items-start gap-5">
        <PageHeader title={t('reset.title')} text={t('reset.expired')} tight />
        <Button asChild>
          <Link to="/forgot-password">{t('reset.again')}</Link>
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <PageHeader title={t('reset.title')} text={t('reset.text')} tight />
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('newPassword')} hint={t('passwordHint')} error={form.errors['newPassword']}>
        {(control) => <PasswordInput {...control} {...form.field('newPassword')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" pending={form.pending}>
        {t('reset.action')}
      </Button>
    </form>
  )
}
