import { renderText } from '#worker/modules/recipes/instruction/render-text.ts'
import { readInstruction } from '#web/components/recipe/instruction/read-instruction.ts'
import { DiffMark } from '#web/components/difference/diff-mark.tsx'
import { wordDiff } from '#web/components/difference/text-diff.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { alignSteps } from './align-steps.ts'
import { ComparedRow } from './compared-row.tsx'
import type { ComparisonProps } from './ingredient-comparison.tsx'

export function StepComparison({ first, second, factor, isBrief }: ComparisonProps) {
  const t = useTranslations('cards')
  const { amount } = useFormat()
  const texts = ({ steps }: RecipeRow, scale: number) =>
    steps.map(({ name, instruction, ingredients }) =>
      [name, renderText(readInstruction(instruction, ingredients), amount, scale)].filter(Boolean).join('\n'),
    )
  const rows = alignSteps(texts(first, 1), texts(second, factor)).filter((row) => !isBrief || row.first !== row.second)
  if (rows.length === 0) return <p className="text-muted">{t('compare.sameSteps')}</p>
  return (
    <ol className="border-t border-line">
      {rows.map((row, index) => (
        <ComparedRow
          // Rows never move, so the index is a stable key.
          key={index}
          kind={kindOf(row)}
          first={row.first === null ? null : <Words of={row.first} and={row.second} kind="removed" />}
          second={row.second === null ? null : <Words of={row.second} and={row.first} kind="added" />}
        />
      ))}
    </ol>
  )
}

function kindOf({ first, second }: ReturnType<typeof alignSteps>[number]) {
  if (first === second) return 'same'
  if (first === null) return 'second'
  return second === null ? 'first' : 'changed'
}

/** The words that only this side has are marked. */
function Words({ of, and, kind }: { of: string; and: string | null; kind: 'added' | 'removed' }) {
  const parts = and === null ? [{ kind: 'same', text: of }] : kind === 'removed' ? wordDiff(of, and) : wordDiff(and, of)
  return (
    <span dir="auto" className="whitespace-pre-line">
      {parts
        .filter((part) => part.kind === 'same' || part.kind === kind)
        .map((part, index) =>
          part.kind === 'same' || part.text.trim() === '' ? (
            part.text
          ) : (
            <DiffMark key={index} kind={kind}>
              {part.text}
            </DiffMark>
          ),
        )}
    </span>
  )
}
