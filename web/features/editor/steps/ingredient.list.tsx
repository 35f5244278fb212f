import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo } from 'react'
import type { StepOption } from '#web/components/recipe-form/lines/ingredient.menu.tsx'
import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { emptyListId } from './ingredient-lists.ts'
import { SortableIngredient } from './sortable-ingredient.tsx'

interface IngredientListProps {
  step: string
  ingredients: readonly IngredientDraft[]
  stepOptions: readonly StepOption[]
}

export const IngredientEditList = memo(function IngredientList({
  step,
  ingredients,
  stepOptions,
}: IngredientListProps) {
  const t = useTranslations('editor')
  const isWide = useIsWide()
  const isEmpty = ingredients.length === 0
  const { setNodeRef, isOver } = useDroppable({ id: emptyListId(step), disabled: !isEmpty })
  return (
    <div ref={setNodeRef} className={cn('rounded-md', isEmpty && 'min-h-1', isOver && 'bg-primary-soft pb-10')}>
      {isEmpty ? null : (
        <>
          {isWide ? <Columns /> : null}
          <SortableContext items={ingredients.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
            <ul aria-label={t('ingredient.list')} className="flex flex-col gap-1.5 pb-2">
              {ingredients.map((ingredient, at) => (
                <SortableIngredient
                  key={ingredient.key}
                  ingredient={ingredient}
                  step={step}
                  stepOptions={stepOptions}
                  nextFieldId={ingredients[at + 1]?.key ?? null}
                  folded={!isWide}
                  wide={isWide}
                />
              ))}
            </ul>
          </SortableContext>
        </>
      )}
    </div>
  )
})

/** Visual only: each field has a label of its own. */
function Columns() {
  const t = useTranslations('editor')
  return (
    <div
      aria-hidden
      className="ms-11 me-18.5 grid grid-cols-[6rem_minmax(6.5rem,1fr)_minmax(9rem,2.4fr)_minmax(7rem,1.8fr)] gap-1.5 pb-1 text-xs text-muted [&>*]:px-3"
    >
      <span className="text-end">{t('ingredient.amount')}</span>
      <span>{t('ingredient.unit')}</span>
      <span>{t('ingredient.food')}</span>
      <span>{t('ingredient.noteShort')}</span>
    </div>
  )
}

const useIsWide = () => useMediaQuery('(width >= 48rem)')
