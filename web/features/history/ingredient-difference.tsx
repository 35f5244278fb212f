import type { AmountRange } from '#worker/modules/amounts/index.ts'
import type { IngredientChange } from '#worker/modules/recipes/history/history.contract.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LineDifference } from './line-difference.tsx'
import { type DiffLine, wordDiff } from '#web/components/difference/text-diff.ts'
import { statesAmount } from '#worker/modules/amounts/index.ts'

export function IngredientDifference({ change }: { change: IngredientChange }) {
  const t = useTranslations('history')
  const { range } = useFormat()
  const line = ingredientDiffLine(change, range)
  if (change.change !== 'moved') return <LineDifference line={line} />
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <LineDifference line={line} />
      <span className="text-muted">
        {t('ingredient.moved', { from: (change.from ?? 0) + 1, to: (change.to ?? 0) + 1 })}
      </span>
    </div>
  )
}

function ingredientDiffLine({ before, after }: IngredientChange, range: (value: AmountRange) => string): DiffLine {
  const [was, is] = [before && ingredientText(before, range), after && ingredientText(after, range)]
  if (was === null) return { kind: 'added', parts: [{ kind: 'added', text: is ?? '' }] }
  if (is === null) return { kind: 'removed', parts: [{ kind: 'removed', text: was }] }
  return was === is
    ? { kind: 'same', parts: [{ kind: 'same', text: is }] }
    : { kind: 'changed', parts: wordDiff(was, is) }
}

export type LoggedIngredient = NonNullable<IngredientChange['before']>

export function ingredientText(fields: LoggedIngredient, amount: (range: AmountRange) => string): string {
  const { food, unit, note, is_header } = fields
  if (is_header) return note ?? ''
  const quantity = statesAmount(fields) ? [amount(fields), unit ?? ''] : []
  const name = [...quantity, food ?? ''].filter(Boolean).join(' ')
  return [name, note ?? ''].filter(Boolean).join(', ')
}
