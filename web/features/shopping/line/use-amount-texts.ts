import { useMemo } from 'react'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { AmountSum } from './sum-amounts.ts'
import type { ListLine } from './line.ts'
import type { TypedItem } from '../typing/typed.read.ts'

export function useAmountTexts() {
  const { amount: written, list } = useFormat()
  return useMemo(() => {
    const one = ({ amount, unit }: AmountSum) =>
      unit ? `${written(amount)} ${inflect(unit.name, unit.plural, amount)}` : written(amount)
    return {
      sum: one,
      /** Like "500 g + 2"; empty for a single piece. */
      amounts: (sums: readonly AmountSum[]): string => {
        const [first, ...more] = sums
        if (first && more.length === 0 && !first.unit && first.amount === 1) return ''
        return sums.map(one).join(' + ')
      },
      name: ({ food, sums }: Pick<ListLine, 'food' | 'sums'>): string =>
        sums
          .map(({ amount, unit }) => inflectFood(food.name, food.plural, amount, unit?.base))
          .find((word) => word !== food.name) ?? food.name,
      typed: (items: readonly TypedItem[]): string =>
        list(
          items.map(({ amount, unit, food }) =>
            !unit && amount === 1
              ? food.name
              : `${one({ amount, unit })} ${inflectFood(food.name, food.plural, amount, unit?.base)}`,
          ),
        ),
    }
  }, [written, list])
}
