import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ItemFood } from '../shopping-list.ts'

interface AddSuggestionsProps {
  id: string
  title: string | undefined
  foods: readonly ItemFood[]
  active: number
  onPick: (food: ItemFood) => void
}

/** The focus stays in the input, which points to the active option. */
export function AddSuggestions({ id, title, foods, active, onPick }: AddSuggestionsProps) {
  const t = useTranslations('shopping')
  return (
    <div className="absolute inset-x-0 top-13 z-20 rounded-lg border border-line bg-raised p-1.5 shadow-high">
      {title ? (
        <p aria-hidden className="px-3 pt-1.5 pb-1 text-xs font-medium text-muted">
          {title}
        </p>
      ) : null}
      {/* A native list cannot stand below text that is still being typed. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={title ?? t('add.suggestions')}>
        {foods.map((food, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={food.name}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(food)}
            className="flex min-h-11 items-baseline justify-between gap-3 rounded-sm px-3 py-2.5 hover:bg-primary-soft aria-selected:bg-primary-soft"
          >
            <bdi className="truncate">{food.name}</bdi>
            <bdi className="truncate text-sm text-muted">{food.category?.name}</bdi>
          </div>
        ))}
      </div>
    </div>
  )
}
