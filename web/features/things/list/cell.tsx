import { Check } from 'lucide-react'
import { useMay } from '../model-context.ts'
import type { Column, ThingRow } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { useCellText } from './cell-text.ts'
import { QuickFlag } from './quick-flag.tsx'

export function Cell({ row, column, fallback = '' }: { row: ThingRow; column: Column; fallback?: string }) {
  const textOf = useCellText()
  const texts = useThingTexts()
  const may = useMay()
  const text = textOf(row, column)
  if (column.quick && may('change')) return <QuickFlag row={row} field={column.field} />
  if (column.kind === 'flag')
    return text === '' ? null : (
      <span title={texts.field(column.field)}>
        <Check aria-hidden className="size-4 text-primary-strong" />
        <span className="sr-only">{texts.field(column.field)}</span>
      </span>
    )
  if (column.kind === 'color' && text !== '')
    return (
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-4 rounded-full border border-line" style={{ backgroundColor: text }} />
        <span className="numbers">{text}</span>
      </span>
    )
  return <bdi>{text || fallback}</bdi>
}
