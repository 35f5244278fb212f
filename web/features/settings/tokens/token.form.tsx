import { Button } from '#web/components/ui/button.tsx'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { call } from '#web/lib/api/api.ts'
import { addDays, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useForm } from '#web/lib/use-form.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { type Scope, scopeNames, scopes, type AccessTokenRow, tokensQuery } from './token.queries.ts'

const year = 365

export function TokenForm({ onMade }: { onMade: (token: AccessTokenRow) => void }) {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const initial: { scope: Scope; expires: string | null } = { scope: 'readWrite', expires: addDays(today(), year) }
  const form = useForm({
    initial,
    check: ({ expires }) => (expires ? {} : { expires: common('invalid.required') }),
    submit: async ({ scope, expires }) => {
      const body = { scope: scopes[scope], expires: civilToDate(expires ?? today()).toISOString() }
      onMade(await call<AccessTokenRow>('POST', '/api/access-token/', { body }))
      await queryClient.invalidateQueries(tokensQuery)
    },
  })
  return (
    <Section title={t('tokens.create')}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t('tokens.scope')} error={form.errors['scope']}>
            {(control) => (
              <Select
                {...control}
                value={form.values.scope}
                onValueChange={(scope) => form.set('scope', scope)}
                options={scopeNames.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('tokens.expires')} error={form.errors['expires']}>
            {(control) => (
              <DateInput
                {...control}
                min={today()}
                value={form.values.expires}
                onValueChange={(expires) => form.set('expires', expires)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={form.pending} className="self-start">
          {t('tokens.create')}
        </Button>
      </form>
    </Section>
  )
}
