import { useQuery } from '@tanstack/react-query'
import { aiProvidersQuery } from '#web/components/ai/use-ai.ts'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

/** Nothing where nothing could answer. */
export function AiSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const { data } = useQuery(aiProvidersQuery)
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
