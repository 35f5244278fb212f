import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ProviderRow, providersQuery } from './operator.queries.ts'
import { OperatorSection } from './operator.section.tsx'
import { ProviderDialog } from './provider.dialog.tsx'

/** The providers that serve every space. */
export function ProvidersSection() {
  const t = useTranslations('operator')
  const common = useTranslations('common')
  const { data } = useSuspenseQuery(providersQuery)
  const [edited, setEdited] = useState<ProviderRow | 'new'>()
  const providers = data.results.filter(({ space }) => space === null)
  return (
    <OperatorSection
      title={t('ai.title')}
      text={providers.length > 0 ? t('ai.text') : `${t('ai.none')}. ${t('ai.noneText')}`}
      action={
        <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {t('ai.add')}
        </Button>
      }
    >
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {providers.map((provider) => (
          <li key={provider.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-medium">
                <bdi>{provider.name}</bdi>
              </p>
              <p className="text-sm text-muted">{provider.model_name}</p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('ai.edit', { name: provider.name })}
              onClick={() => setEdited(provider)}
            >
              {common('edit')}
            </Button>
          </li>
        ))}
      </ul>
      {edited ? (
        <ProviderDialog provider={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </OperatorSection>
  )
}
