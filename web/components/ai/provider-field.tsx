import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { AiChoice } from './use-ai.ts'

/** Nothing where there is nothing to choose. */
export function ProviderField({ ai: { provider, providers, choose } }: { ai: AiChoice }) {
  const t = useTranslations('ai')
  if (providers.length < 2 || provider === null) return null
  return (
    <Field label={t('provider')}>
      {(control) => (
        <Select
          {...control}
          value={String(provider)}
          onValueChange={(id) => choose(Number(id))}
          options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </Field>
  )
}
