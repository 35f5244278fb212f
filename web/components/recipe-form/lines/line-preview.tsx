import { TriangleAlert } from 'lucide-react'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ingredientRange } from './ingredient-range.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'

export function LinePreview({ ingredient }: { ingredient: IngredientDraft }) {
  const t = useTranslations('editor')
  const format = useFormat()
  const { heading, unit, food, note, doubt } = ingredient
  const range = ingredientRange(ingredient)
  const parts = heading
    ? [[t('ingredient.headingText'), note] as const]
    : ([
        [t('ingredient.amount'), range ? format.range(range) : ''],
        [t('ingredient.unit'), unit?.name ?? ''],
        [t('ingredient.food'), food?.name ?? ''],
        [t('ingredient.noteShort'), note],
      ] as const)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      {parts
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <span key={label}>
            {label} <bdi className="font-semibold text-ink">{text}</bdi>
          </span>
        ))}
      {doubt ? (
        <span className="flex items-center gap-1 text-warning-strong">
          <TriangleAlert aria-hidden className="size-3.5" />
          {t(`doubt.${doubt}`)}
        </span>
      ) : null}
    </span>
  )
}
