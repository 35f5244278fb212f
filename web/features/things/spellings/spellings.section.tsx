import { RemovableChip } from '#web/components/ui/chip.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { AddSpelling } from './add-spelling.tsx'
import { useSpellings } from './use-spellings.ts'

/** What else a thing is written as: what is imported so becomes this thing. Guests see no rules. */
export function SpellingsSection({ row }: { row: ThingRow }) {
  return useHasRole('user') ? <Spellings key={row.id} row={row} /> : null
}

function Spellings({ row }: { row: ThingRow }) {
  const t = useTranslations('upkeep')
  const { spellings, error, retry, add, remove } = useSpellings(row)
  const name = thingLabel(row)
  return (
    <PartSection
      title={t('spellings.title')}
      text={t(spellings?.length === 0 ? 'spellings.none' : 'spellings.text', { name })}
    >
      {error ? <LazyErrorState error={error} retry={retry} /> : null}
      {spellings || error ? null : <Skeleton className="h-9" />}
      {spellings && spellings.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {spellings.map((rule) => (
            <li key={rule.id} className="max-w-full">
              <RemovableChip name={rule.param_1 ?? ''} onRemove={() => remove(rule)}>
                {rule.disabled ? t('spellings.off', { name: rule.param_1 ?? '' }) : undefined}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      <AddSpelling add={add} />
    </PartSection>
  )
}
