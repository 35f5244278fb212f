import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { RemovableChip } from '#web/components/ui/chip.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { type ActivitySearch, times } from './activity.queries.ts'

const kinds = [
  'recipe',
  'meal-plan',
  'shopping',
  'cook-log',
  'food',
  'recipe-book',
  'keyword',
  'unit',
  'supermarket',
  'inventory-entry',
  'user-file',
] as const

/** Reads as a sentence: what everybody did with the plan in the last 7 days. */
export function ActivityFilter({ search }: { search: ActivitySearch }) {
  const t = useTranslations('activity')
  const nameOf = usePersonName()
  const kindWords = useKindWords()
  const navigate = useNavigate()
  const { data: people = [] } = useQuery(peopleQuery)
  const set = (next: { [K in keyof ActivitySearch]: ActivitySearch[K] | undefined }) =>
    void navigate({ to: '/activity', search: { ...search, ...next } as ActivitySearch, replace: true })
  return (
    <fieldset className="grid grid-cols-[auto_1fr] items-center gap-2 text-sm sm:flex sm:flex-wrap">
      <legend className="sr-only">{t('filter')}</legend>
      <span aria-hidden>{t('by')}</span>
      <Select
        aria-label={t('who')}
        className="max-w-full"
        value={String(search.person ?? '')}
        onValueChange={(person) => set({ person: Number(person) || undefined })}
        options={[
          { value: '', label: t('everybody') },
          ...people.map((person) => ({ value: String(person.id), label: nameOf(person) })),
        ]}
      />
      <span aria-hidden>{t('did')}</span>
      {search.object && search.kind ? (
        <RemovableChip
          name={t('onlyOne', { kind: kindWords.name(search.kind) })}
          onRemove={() => set({ object: undefined })}
        />
      ) : null}
      <Select
        aria-label={t('what')}
        className="max-w-full"
        value={search.kind ?? ''}
        onValueChange={(kind) => set({ kind: kind || undefined, object: undefined })}
        options={[
          { value: '', label: t('everything') },
          ...kinds.map((kind) => ({ value: kind as string, label: t(`with.${kind}`) })),
          { value: 'people', label: t('people') },
        ]}
      />
      <span className="flex min-w-0 items-center gap-2 max-sm:col-start-2">
        <Select
          aria-label={t('time')}
          className="min-w-0 max-sm:grow"
          value={search.time ?? 'any'}
          onValueChange={(time) => set({ time: time === 'any' ? undefined : time })}
          options={(['any', ...times] as const).map((time) => ({ value: time, label: t(`times.${time}`) }))}
        />
        <span aria-hidden className="-ms-1 shrink-0">
          {t('when')}
        </span>
      </span>
    </fieldset>
  )
}
