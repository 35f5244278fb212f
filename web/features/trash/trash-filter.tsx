import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import type { TrashSearch } from './trash.queries.ts'

/** The kinds that people delete; everything else is found by searching. */
const kinds = [
  'recipe',
  'meal-plan',
  'cook-log',
  'food',
  'unit',
  'keyword',
  'recipe-book',
  'recipe-book-entry',
  'meal-type',
  'shopping-list',
  'supermarket',
  'supermarket-category',
  'inventory-entry',
  'inventory-location',
  'user-file',
  'custom-filter',
  'automation',
]

export function TrashFilter({ search }: { search: TrashSearch }) {
  const t = useTranslations('trash')
  const words = useKindWords()
  const nameOf = usePersonName()
  const navigate = useNavigate()
  const { data: people = [] } = useQuery(peopleQuery)
  const set = (next: TrashSearch) => void navigate({ to: '/trash', search: { ...search, ...next }, replace: true })
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_auto_auto]">
      <Input
        type="search"
        className="max-sm:col-span-2"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={search.q}
        onChange={(event) => set({ q: event.target.value.trim() || undefined } as TrashSearch)}
      />
      <Select
        aria-label={t('what')}
        value={search.kind ?? ''}
        onValueChange={(kind) => set({ kind: kind || undefined } as TrashSearch)}
        options={[
          { value: '', label: t('everything') },
          ...kinds.map((kind) => ({ value: kind, label: words.name(kind) })),
        ]}
      />
      <Select
        aria-label={t('who')}
        value={String(search.person ?? '')}
        onValueChange={(person) => set({ person: Number(person) || undefined } as TrashSearch)}
        options={[
          { value: '', label: t('everybody') },
          ...people.map((person) => ({ value: String(person.id), label: t('from', { name: nameOf(person) }) })),
        ]}
      />
    </div>
  )
}
