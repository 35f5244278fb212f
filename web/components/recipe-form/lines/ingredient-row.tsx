import { ChevronDown, ChevronUp, CircleAlert, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DoubtNote } from './doubt-note.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { fieldId, focusField } from '../focus-field.ts'
import { IngredientFields } from './ingredient-fields.tsx'
import { IngredientMenu, type StepOption } from './ingredient.menu.tsx'
import { useIngredientMoves } from './use-ingredient-moves.ts'
import { IngredientText } from './ingredient-text.tsx'
import { ingredientLabel } from './ingredient-label.ts'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { linesOf } from './line.read.ts'
import { useLinePaste } from './use-line-paste.ts'
import { type IngredientDraft, isBlankIngredient } from '../draft/recipe-draft.ts'

export interface IngredientRowProps {
  ingredient: IngredientDraft
  step: string
  stepOptions: readonly StepOption[]
  /** Where Enter goes: the next row, or null for the field that adds one. */
  nextFieldId: string | null
  folded: boolean
  wide: boolean
  grip?: ReactNode
}

/** Enter goes on, Alt with an arrow moves the row, Backspace removes an empty one. */
export const IngredientEditRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { ingredient, step, stepOptions, nextFieldId, folded, wide, grip } = props
  const t = useTranslations('editor')
  const { errors } = useDraft()
  const moves = useIngredientMoves(ingredient)
  const paste = useLinePaste(step)
  const { key, doubt } = ingredient
  const [isOpen, setOpen] = useState(false)
  const wrong = ['amount', 'unit', 'food', 'note'].flatMap((field) => errors[`${key}.${field}`] ?? [])
  const said = ingredient.typed === null ? wrong : [...wrong, t('ingredient.noAmount')]
  const isShut = folded && !isOpen && said.length === 0 && !isBlankIngredient(ingredient)
  const name = ingredientLabel(ingredient) || t('ingredient.one')
  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null
    const move = (['up', 'down'] as const).find((one) => isPressed(event, shortcuts.editor[one]))
    if (move) {
      event.preventDefault()
      moves[move]()
    } else if (event.key === 'Enter' && field && !event.defaultPrevented) {
      event.preventDefault()
      setOpen(false)
      if (nextFieldId === null) focusField(step, 'line')
      else focusField(nextFieldId, 'line', 'amount', 'note')
    } else if (event.key === 'Backspace' && field?.value === '' && isBlankIngredient(ingredient)) {
      event.preventDefault()
      moves.remove()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    paste(lines, key)
    if (isBlankIngredient(ingredient)) moves.remove()
  }
  const edge = said.length > 0 ? 'border-s-error' : doubt ? 'border-s-warning' : 'border-s-transparent'
  const buttons = (
    <div className="flex shrink-0 items-center pt-1 pointer-coarse:pt-0.5">
      {folded ? (
        <IconButton
          label={t('ingredient.close')}
          icon={<ChevronUp />}
          size="iconSm"
          onClick={() => {
            setOpen(false)
            focusField(key, 'line')
          }}
        />
      ) : (
        <IconButton label={t('ingredient.removeNamed', { name })} icon={<X />} size="iconSm" onClick={moves.remove} />
      )}
      <IngredientMenu ingredient={ingredient} step={step} stepOptions={stepOptions} />
    </div>
  )
  return (
    // The keys are shortcuts for what the buttons inside do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-label={name} onKeyDown={onKeyDown} onPaste={onPaste} className={cn('border-s-3 ps-1', edge)}>
      <div className="flex items-start gap-1">
        {grip}
        <div className="min-w-0 grow">
          {isShut ? (
            <button
              type="button"
              id={fieldId(key, 'line')}
              aria-expanded={false}
              aria-describedby={doubt ? `${key}-said` : undefined}
              onClick={() => {
                setOpen(true)
                focusField(key, doubt === null || doubt === 'amount' ? 'amount' : 'food', 'note')
              }}
              className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-primary-soft"
            >
              <span className="grow">
                <IngredientText ingredient={ingredient} />
              </span>
              <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
            </button>
          ) : (
            <IngredientFields ingredient={ingredient} messageId={`${key}-said`} wide={wide} end={buttons} />
          )}
        </div>
      </div>
      <div id={`${key}-said`} className={cn('flex flex-col gap-1 ps-2 *:pt-1 empty:hidden', grip && 'ms-9')}>
        {said.length > 0 ? (
          <p className="flex items-start gap-1.5 text-sm text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {said.join(' ')}
          </p>
        ) : null}
        <DoubtNote ingredient={ingredient} isShut={isShut} />
      </div>
    </fieldset>
  )
})
