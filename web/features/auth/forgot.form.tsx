import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { requestPasswordReset } from '#web/lib/api/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { requiredErrors } from './required-errors.ts'

/** The answer never tells whether the address is known. */
export function ForgotForm() {
  const t = useTranslations('auth')
  const common = useTranslations('common')
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: { email: '' },
    check: (values) => requiredErrors(values, common('invalid.required')),
    submit: async ({ email }) => {
      await requestPasswordReset(email.trim())
      setSent(true)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <PageHeader title={t('forgot.title')} text={t('forgot.text')} tight />
      <output>
        {isSent ? (
          <p className="flex items-start gap-3 rounded-md bg-success-soft p-4 text-sm text-success-strong">
            <MailCheck aria-hidden className="size-5 shrink-0" />
            {t('forgot.sent')}
          </p>
        ) : null}
      </output>
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('email')} error={form.errors['email']}>
        {(control) => <Input {...control} {...form.field('email')} dir="ltr" type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" size="lg" pending={form.pending}>
        {t('forgot.action')}
      </Button>
      <Button asChild variant="link" size="inline" className="self-start text-sm">
        <Link to="/login">{t('forgot.back')}</Link>
      </Button>
    </form>
  )
}
