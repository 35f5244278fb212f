import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { transferSpace } from '#web/lib/deletion.queries.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { refreshPeople } from './people/people.queries.ts'
import { Section } from './section.tsx'
import { call, type ListPage } from '#web/lib/api/api.ts'

export function TransferSpaceForm({ space, me }: { space: { id: number; name: string }; me: number }) {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const { data: admins } = useQuery(otherAdminsQuery(space.id, me))
  const [chosen, setChosen] = useState('')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : { password: common('invalid.required') }),
    submit: async ({ password }) => {
      const heir = admins?.find(({ id }) => String(id) === chosen) ?? admins?.[0]
      if (!heir) return
      await transferSpace(space.id, heir.id, password)
      notify('success', t('handOver.done', { name: heir.name }))
      await Promise.all([refreshPeople(), queryClient.invalidateQueries(spacesQuery)])
    },
  })
  if (!admins) return null
  const [first] = admins
  if (!first)
    return (
      <Section title={t('handOver.title')} text={t('handOver.nobody')}>
        {null}
      </Section>
    )
  return (
    <Section title={t('handOver.title')} text={t('handOver.text', { space: space.name })}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('handOver.to')}>
          {(control) => (
            <Select
              {...control}
              value={chosen || String(first.id)}
              onValueChange={setChosen}
              options={admins.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <Field label={t('email.password')} error={form.errors['password']}>
          {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" variant="outline" pending={form.pending} className="self-start">
          {t('handOver.action')}
        </Button>
      </form>
    </Section>
  )
}

interface MembershipRow {
  user: { id: number; display_name: string }
  groups: { name: string }[]
}

const otherAdminsQuery = (space: number, me: number) =>
  queryOptions({
    queryKey: ['user-space', 'admins', space, me],
    queryFn: async ({ signal }) => {
      const { results } = await call<ListPage<MembershipRow>>('GET', '/api/user-space/', {
        query: { page_size: 200 },
        signal,
      })
      return results
        .filter(({ user, groups }) => user.id !== me && groups.some(({ name }) => name === 'admin'))
        .map(({ user }) => ({ id: user.id, name: user.display_name }))
    },
  })
