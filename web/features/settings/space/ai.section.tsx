import { useQuery } from '@tanstack/react-query'
import { Select } from '#web/components/ui/form/select.tsx'
import type { aiProvider } from '#worker/modules/ai/provider.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

const providersQuery = resourceListQuery(resourceEndpoint<typeof aiProvider>('ai-provider'), { page_size: 200 })

/** Nothing where nothing could answer. */
export function AiSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const { data } = useQuery(providersQuery)
  const providers = data?.results ?? []
  if (!space.ai_enabled || providers.length === 0) return null
  return (
    <Section title={t('ai.title')}>
      <SettingRows>
        <SettingRow wide label={t('ai.provider')} hint={t('ai.hint')}>
          {(control) => (
            <Select
              {...control}
              value={String(space.ai_default_provider?.id ?? '')}
              onValueChange={(id) =>
                mutate({ body: { ai_default_provider: id === '' ? null : Number(id) }, done: t('ai.done') })
              }
              options={[
                { value: '', label: t('ai.none') },
                ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </SettingRow>
      </SettingRows>
    </Section>
  )
}
