import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { call } from '#web/lib/api/api.ts'
import { useForm } from '#web/lib/use-form.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function NameForm() {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const { user } = useSession()
  const form = useForm({
    initial: { first_name: user.first_name, last_name: user.last_name },
    submit: async (body) => {
      await call('PATCH', `/api/user/${user.id}/`, { body })
      await queryClient.invalidateQueries(sessionQuery)
      notify('success', common('saved'))
    },
  })
  return (
    <Section title={t('profile.title')}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t('profile.first')} error={form.errors['first_name']}>
            {(control) => <Input {...control} {...form.field('first_name')} autoComplete="given-name" />}
          </Field>
          <Field label={t('profile.last')} error={form.errors['last_name']}>
            {(control) => <Input {...control} {...form.field('last_name')} autoComplete="family-name" />}
          </Field>
        </div>
        <Field label={t('profile.username')} hint={t('profile.usernameHint')}>
          {(control) => <Input {...control} dir="ltr" readOnly value={user.username} autoComplete="username" />}
        </Field>
        <Button type="submit" pending={form.pending} className="self-start">
          {common('save')}
        </Button>
      </form>
    </Section>
  )
}
