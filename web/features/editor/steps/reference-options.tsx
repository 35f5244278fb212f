import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { IngredientText } from '#web/components/recipe-form/lines/ingredient-text.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ReferenceOption {
  one: IngredientDraft
  position: number
}

interface ReferenceOptionsProps {
  id: string
  options: readonly ReferenceOption[]
  active: number
  onPick: (position: number) => void
}

/** The focus stays in the text box, which points to the active option. */
export function ReferenceOptions({ id, options, active, onPick }: ReferenceOptionsProps) {
  const t = useTranslations('editor')
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-raised p-1 shadow-high">
      {/* A native list cannot stand below text that is still being typed. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={t('text.ingredient')}>
        {options.map(({ one, position }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.key}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(position)}
            className="truncate rounded-sm px-3 py-2 text-sm hover:bg-primary-soft aria-selected:bg-primary-soft pointer-coarse:py-3"
          >
            <IngredientText ingredient={one} />
          </div>
        ))}
      </div>
    </div>
  )
}

const maxOptions = 6

export const optionsFor = (word: string, ingredients: readonly IngredientDraft[]): ReferenceOption[] =>
  ingredients
    .flatMap((one, position) =>
      !one.heading && one.food?.name.toLocaleLowerCase().includes(word.toLocaleLowerCase()) ? [{ one, position }] : [],
    )
    .slice(0, maxOptions)
