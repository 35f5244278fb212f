import { useMemo } from 'react'
import { inflect } from '#worker/modules/recipes/instruction/name.inflect.ts'
import { useFormat } from '#web/lib/format.ts'
import type { Sum } from './amount.sum.ts'
import type { Line } from './line.ts'
import type { TypedItem } from './typed.read.ts'

/** The words for what is to buy: `const { amounts, name, typed } = useMeasures()`. */
export function useMeasures() {
  const { amount: written, list } = useFormat()
  return useMemo(() => {
    const one = ({ amount, unit }: Sum) =>
      unit ? `${written(amount)} ${inflect(unit.name, unit.plural, amount)}` : written(amount)
    return {
      sum: one,
      /** "500 g + 2"; empty for one of something, which is what one buys unless told otherwise. */
      amounts: (sums: readonly Sum[]): string => {
        const [first, ...more] = sums
        if (first && more.length === 0 && !first.unit && first.amount === 1) return ''
        return sums.map(one).join(' + ')
      },
      /** The plural where the only amount counts pieces; "500 g flour" and "2 bunches parsley" keep the name. */
      name: ({ food, sums }: Pick<Line, 'food' | 'sums'>): string => {
        const [only, ...more] = sums
        return only && more.length === 0 && !only.unit ? inflect(food.name, food.plural, only.amount) : food.name
      },
      typed: (items: readonly TypedItem[]): string =>
        list(
          items.map(({ amount, unit, food }) =>
            !unit && amount === 1 ? food.name : `${one({ amount, unit })} ${food.name}`,
          ),
        ),
    }
  }, [written, list])
}
