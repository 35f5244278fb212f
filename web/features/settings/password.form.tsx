import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { changePassword } from '#web/lib/api/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'
import { sessionsQuery } from './session.queries.ts'

const minPasswordLength = 8

export function PasswordForm() {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', others: true },
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword ? {} : { currentPassword: common('invalid.required') }),
      ...(newPassword.length < minPasswordLength
        ? { newPassword: common('invalid.short', { count: minPasswordLength }) }
        : {}),
    }),
    submit: async ({ currentPassword, newPassword, others }) => {
      await changePassword(currentPassword, newPassword, others)
      form.reset()
      notify('success', t('password.done'))
      await queryClient.invalidateQueries(sessionsQuery)
    },
  })
  return (
    <Section title={t('password.title')}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('password.current')} error={form.errors['currentPassword']}>
          {(control) => (
            <PasswordInput {...control} {...form.field('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
        <Field label={t('password.new')} error={form.errors['newPassword']}>
          {(control) => <PasswordInput {...control} {...form.field('newPassword')} autoComplete="new-password" />}
        </Field>
        <Checkbox
          label={t('password.others')}
          checked={form.values.others}
          onCheckedChange={(others) => form.set('others', others)}
        />
        <Button type="submit" variant="outline" pending={form.pending} className="self-start">
          {t('password.action')}
        </Button>
      </form>
    </Section>
  )
}
