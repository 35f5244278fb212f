import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { changeEmail } from '#web/lib/api/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function EmailForm() {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const { user } = useSession()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: { newEmail: '', password: '' },
    check: ({ newEmail, password }) => ({
      ...(/^\S+@\S+\.\S+$/.test(newEmail.trim()) ? {} : { newEmail: common('invalid.email') }),
      ...(password ? {} : { password: common('invalid.required') }),
    }),
    submit: async ({ newEmail, password }) => {
      await changeEmail(newEmail.trim(), password)
      form.set('password', '')
      setSent(true)
    },
  })
  return (
    <Section title={t('email.title')} text={t('email.current', { email: user.email })}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('email.new')} error={form.errors['newEmail']}>
          {(control) => <Input {...control} {...form.field('newEmail')} dir="ltr" type="email" autoComplete="email" />}
        </Field>
        <Field label={t('email.password')} error={form.errors['password']}>
          {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="current-password" />}
        </Field>
        <output className="text-sm text-success-strong empty:hidden">{isSent ? t('email.sent') : null}</output>
        <Button type="submit" variant="outline" pending={form.pending} className="self-start">
          {t('email.action')}
        </Button>
      </form>
    </Section>
  )
}
