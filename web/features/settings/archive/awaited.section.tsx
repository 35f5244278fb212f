import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

interface AwaitedPerson {
  id: number
  name: string
}

const path = '/api/archive-people/'
const nobody = ''

export const awaitedQuery = queryOptions({
  queryKey: ['archive', 'people'],
  queryFn: ({ signal }) => call<AwaitedPerson[]>('GET', path, { signal }),
})

/** Who is named in a restored space, and who of those here that is. */
export function AwaitedSection() {
  const t = useTranslations('archive')
  const { data: awaited } = useSuspenseQuery(awaitedQuery)
  const { data: people = [] } = useQuery(peopleQuery)
  const recognize = useMutation({
    meta: { error: 'update' },
    mutationFn: (body: { person: number; user: number }) => call<AwaitedPerson[]>('POST', path, { body }),
    onSuccess: (left) => {
      queryClient.setQueryData(awaitedQuery.queryKey, left)
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'archive' })
    },
  })
  if (awaited.length === 0) return null
  return (
    <Section title={t('awaited.title')} text={t('awaited.text')}>
      <SettingRows>
        {awaited.map(({ id, name }) => (
          <SettingRow key={id} wide label={name}>
            {(control) => (
              <Select
                {...control}
                value={nobody}
                disabled={recognize.isPending}
                onValueChange={(user) => user && recognize.mutate({ person: id, user: Number(user) })}
                options={[
                  { value: nobody, label: t('awaited.nobody') },
                  ...people.map((one) => ({ value: String(one.id), label: one.display_name })),
                ]}
              />
            )}
          </SettingRow>
        ))}
      </SettingRows>
    </Section>
  )
}
