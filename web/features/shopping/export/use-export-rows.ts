import { useMemo } from 'react'
import { useFormat } from '#web/lib/format/format.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import { useAmountTexts } from '../line/use-amount-texts.ts'
import { useLineInfo } from '../line/line-info.ts'
import { useSectionTitle } from '../line/section-title.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { useArranged } from '../use-arranged.ts'
import type { ExportRow } from './list-text.ts'

const none: ReadonlySet<number> = new Set()

/** What is still to buy, as the page shows it: its groups, their order, and summed amounts. */
export function useExportRows(shoppingList: ShoppingList): readonly ExportRow[] {
  const { open } = useArranged(shoppingList, none)
  const titleOf = useSectionTitle()
  const infoOf = useLineInfo(shoppingList.recipes)
  const { amount: written } = useFormat()
  const { name } = useAmountTexts()
  return useMemo(
    () =>
      open.flatMap((section) =>
        section.lines.flatMap((line): ExportRow[] => {
          const common = { section: titleOf(section), food: name(line), info: infoOf(line) }
          if (line.sums.length === 0) return [{ ...common, amount: '', unit: '' }]
          return line.sums.map(({ amount, unit }) => ({
            ...common,
            amount: !unit && amount === 1 ? '' : written(amount),
            unit: unit ? inflect(unit.name, unit.plural, amount) : '',
          }))
        }),
      ),
    [open, titleOf, infoOf, name, written],
  )
}
