import type { ItemUnit, ListedItem } from './listed-item.ts'

/** "Milk (1.5 l)"; the food alone where there is no amount. */
export const itemText = ({ food, unit, amount }: Pick<ListedItem, 'food' | 'unit' | 'amount'>): string =>
  amount === 0
    ? food.name
    : `${food.name} (${[shortNumber(amount), unit && unitLabel(unit)].filter(Boolean).join(' ')})`

/** The base unit is the short form that a household gave it; those of two words are for computing only. */
export const unitLabel = ({ name, base }: ItemUnit): string => (base && !base.includes('_') ? base : name)

const shortNumber = (amount: number): string => String(Number(amount.toFixed(2)))
