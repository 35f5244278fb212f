import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { call } from '#web/lib/api/api.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { useForm } from '#web/lib/use-form.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

const maxLength = 128

export function SpaceForm() {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: common('invalid.required') }),
    submit: async ({ name }) => {
      const space = await call<{ name: string }>('POST', '/api/space/', {
        body: { name: name.trim(), time_zone: browserTimeZone() },
      })
      form.reset()
      notify('success', t('spaces.created', { name: space.name }))
      await queryClient.invalidateQueries(spacesQuery)
    },
  })
  return (
    <Section title={t('spaces.newTitle')}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('spaces.name')} hint={t('spaces.nameHint')} error={form.errors['name']}>
          {(control) => <Input {...control} {...form.field('name')} maxLength={maxLength} />}
        </Field>
        <Button type="submit" pending={form.pending} className="self-start">
          {t('spaces.create')}
        </Button>
      </form>
    </Section>
  )
}
