import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { SettingRow } from '#web/components/ui/form/setting-row.tsx'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { scheduleQuery, useSetSchedule } from './archive.queries.ts'
import { CopyFolder } from './copy-folder.form.tsx'
import { LastCopy } from './last-copy.tsx'

const nowhere = ''

const storagesQuery = queryOptions({
  queryKey: ['storage', 'names'],
  queryFn: async ({ signal }) =>
    (await call<ListPage<{ id: number; name: string }>>('GET', '/api/storage/', { query: { page_size: 100 }, signal }))
      .results,
})

/** Where else archives are kept; nowhere, until somebody chooses. */
export function CopySection() {
  const t = useTranslations('storages')
  const { data: schedule } = useSuspenseQuery(scheduleQuery)
  const { data: storages } = useQuery(storagesQuery)
  const set = useSetSchedule()
  const { every, storage, folder } = schedule
  const chosen = set.isPending && set.variables.storage !== undefined ? set.variables.storage : storage
  const names = (storages ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const isGone = storages !== undefined && chosen !== null && !storages.some(({ id }) => id === chosen)
  const here = storages?.find(({ id }) => id === chosen)
  return (
    <Section title={t('copies.title')} text={t('copies.text')}>
      {storages?.length === 0 && chosen === null ? (
        <p className="text-sm">
          {t('copies.none')}{' '}
          <Button asChild variant="link" size="inline">
            <Link to="/list/$model" params={{ model: 'Storage' }} search={{ edit: 'new' }}>
              {t('copies.add')}
            </Link>
          </Button>
        </p>
      ) : (
        <SettingRow wide label={t('copies.where')}>
          {(control) => (
            <Select
              {...control}
              value={chosen === null ? nowhere : String(chosen)}
              onValueChange={(id) => set.mutate({ every, storage: id === nowhere ? null : Number(id), folder: '' })}
              options={[
                { value: nowhere, label: t('copies.nowhere') },
                ...(isGone ? [{ value: String(chosen), label: t('copies.gone') }] : []),
                ...names,
              ]}
            />
          )}
        </SettingRow>
      )}
      {storage !== null && here ? <CopyFolder key={`${storage} ${folder}`} storage={here} schedule={schedule} /> : null}
      {storage === null ? null : <LastCopy isOff={every === 'off'} />}
    </Section>
  )
}
