import type { ReactNode } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AmountBox } from './amount.box.tsx'
import { useDraft, useSteps } from '../draft/draft-context.ts'
import { fieldId } from '../focus-field.ts'
import { ingredientRange } from './ingredient-range.ts'
import { NameBox } from '../name.box.tsx'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { changeIngredient } from '../steps.change.ts'
import type { food } from '#worker/modules/foods/food.contract.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { unitEndpoint } from './unit-names.ts'
import { useUsualUnit } from './use-usual-unit.ts'

export interface IngredientFieldsProps {
  ingredient: IngredientDraft
  messageId: string
  wide: boolean
  end: ReactNode
}

export function IngredientFields({ ingredient, messageId, wide, end }: IngredientFieldsProps) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { errors, reader } = useDraft()
  const usualUnit = useUsualUnit()
  const { key, heading, typed, unit, food, note } = ingredient
  const set = (patch: Partial<IngredientDraft>, about?: string) =>
    change((steps) => changeIngredient(steps, key, (one) => ({ ...one, ...patch })), about && `${key}.${about}`)
  const onLine = (text: string) => {
    const line = fillFromLine(ingredient, reader(text))
    if (line) change((steps) => changeIngredient(steps, key, () => line))
    return line !== null
  }
  const of = (field: string) => {
    const invalid = (errors[`${key}.${field}`]?.length ?? 0) > 0
    return { id: fieldId(key, field), invalid, describedBy: messageId }
  }
  const noteBox = (
    <div className={wide || heading ? 'min-w-0 grow' : 'col-span-3'}>
      <label htmlFor={fieldId(key, 'note')} className="sr-only">
        {t(heading ? 'ingredient.headingText' : 'ingredient.noteShort')}
      </label>
      <Input
        id={fieldId(key, 'note')}
        aria-invalid={of('note').invalid || undefined}
        aria-describedby={messageId}
        maxLength={256}
        placeholder={t(heading ? 'ingredient.headingText' : wide ? 'ingredient.noteShort' : 'ingredient.note')}
        className={heading ? 'font-title font-semibold' : ''}
        value={note}
        onChange={(event) => set({ note: event.target.value }, 'note')}
      />
    </div>
  )
  if (heading)
    return (
      <div className="flex items-start gap-1.5">
        {noteBox}
        {end}
      </div>
    )
  return (
    <div
      className={cn(
        'grid min-w-0 gap-1.5',
        wide
          ? 'grid-cols-[6rem_minmax(6.5rem,1fr)_minmax(9rem,2.4fr)_minmax(7rem,1.8fr)_auto]'
          : 'grid-cols-[5.5rem_1fr_auto]',
      )}
    >
      <div>
        <label htmlFor={fieldId(key, 'amount')} className="sr-only">
          {t('ingredient.amount')}
        </label>
        <AmountBox
          {...of('amount')}
          range={ingredientRange(ingredient)}
          typed={typed}
          onAmount={(range, typed) =>
            set(
              {
                amount: range?.amount ?? null,
                amountMax: range?.amount_max ?? null,
                typed,
                doubt: null,
                ...(range && needsUnit(ingredient) ? { unit: usualUnit } : {}),
              },
              'amount',
            )
          }
          onIngredientLine={onLine}
        />
      </div>
      <NameBox
        {...of('unit')}
        label={t('ingredient.unit')}
        source={unitPicker}
        value={unit}
        onName={(unit) => set({ unit }, 'unit')}
        placeholder={wide ? '' : t('ingredient.unit')}
      />
      {wide ? null : end}
      <div className={wide ? 'min-w-0' : 'col-span-3'}>
        <NameBox
          {...of('food')}
          label={t('ingredient.food')}
          source={foodPicker}
          value={food}
          onName={(food) => set({ food, doubt: null }, 'food')}
          onIngredientLine={onLine}
          placeholder={wide ? '' : t('ingredient.food')}
        />
      </div>
      {noteBox}
      {wide ? end : null}
    </div>
  )
}

/** Its first amount: one that had an amount and no unit is counted in pieces. */
const needsUnit = ({ amount, typed, unit }: IngredientDraft) => amount === null && typed === null && unit === null

const foodPicker = resourcePicker(resourceEndpoint<typeof food>('food'), { other_names: 1 })

const unitPicker = resourcePicker(unitEndpoint)

/** Null where the line has no amount, because then it is a name. */
export function fillFromLine(row: IngredientDraft, line: IngredientDraft): IngredientDraft | null {
  if (line.heading) return { ...row, heading: true, note: line.note, doubt: null }
  if (line.amount === null || (line.food === null && line.unit === null && line.amountMax === null)) return null
  return {
    ...row,
    amount: line.amount,
    amountMax: line.amountMax,
    typed: null,
    unit: line.unit ?? row.unit,
    food: line.food ?? row.food,
    note: line.note || row.note,
    original: row.id === null ? line.original : row.original,
    doubt: line.food ? line.doubt : null,
  }
}
