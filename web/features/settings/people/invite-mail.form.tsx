import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type InviteDraft, type InviteRow, sendInvite } from '#web/components/invite/invite.queries.ts'

interface InviteMailFormProps {
  invite: InviteRow
  onChange: (body: InviteDraft) => Promise<unknown> | undefined
  onHandOut: () => void
}

export function InviteMailForm({ invite, onChange, onHandOut }: InviteMailFormProps) {
  const t = useTranslations('household')
  const common = useTranslations('common')
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    initial: { email: invite.email },
    check: ({ email }) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: common('invalid.email') }),
    submit: async ({ email }) => {
      setSentTo('')
      await onChange({ email: email.trim() })
      await sendInvite(invite.id)
      onHandOut()
      setSentTo(email.trim())
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-2 border-t border-line pt-5">
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('invite.email')} optional={common('optional')} error={form.errors['email']}>
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} {...form.field('email')} dir="ltr" type="email" autoComplete="off" className="grow" />
            <Button type="submit" variant="outline" pending={form.pending}>
              {t('invite.emailAction')}
            </Button>
          </div>
        )}
      </Field>
      <output className="text-sm wrap-anywhere text-success-strong empty:hidden">
        {sentTo ? t('invite.sent', { email: sentTo }) : null}
      </output>
    </form>
  )
}
