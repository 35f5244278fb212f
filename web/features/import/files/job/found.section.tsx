import { useState } from 'react'
import { Chip } from '#web/components/ui/chip.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ImportChoices } from '../import-job.rows.ts'
import type { FoundFilter } from './found-filters.ts'
import { FoundList } from './found.list.tsx'

interface FoundSectionProps {
  filters: readonly FoundFilter[]
  /** Before the start; afterwards, each says what became of it. */
  choices?: ImportChoices
  onRetry?: (position: number) => void
}

export function FoundSection({ filters, ...props }: FoundSectionProps) {
  const t = useTranslations('apps')
  const [chosen, setChosen] = useState<FoundFilter['name']>('all')
  const shown = filters.find(({ name }) => name === chosen) ?? filters[0]
  if (!shown) return null
  return (
    <section aria-labelledby="import-found">
      <h2 id="import-found" className="font-title text-lg font-semibold">
        {t('ready.found')}
      </h2>
      {filters.length > 1 ? (
        <fieldset aria-label={t('list.show')} className="mt-2 flex flex-wrap gap-2">
          {filters.map(({ name, items }) => (
            <Chip key={name} on={name === shown.name} onClick={() => setChosen(name)}>
              {t(`list.${name}`, { count: items.length })}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <FoundList key={shown.name} items={shown.items} {...props} />
    </section>
  )
}
