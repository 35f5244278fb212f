import { nameKey } from '#worker/kernel/contract/fold-name.ts'
import type { Said } from '../round/link.ts'
import { oneLine, type ItemReading, type ItemWords, type Quantity } from './item-words.ts'

/** An item's text and amount. Some services keep the amount in the note: then it counts as if it stood in the name. */
export function readItem(words: ItemWords, { name, note }: Pick<Said, 'name' | 'note'>): ItemReading {
  const reading = words.read(name)
  return reading.quantity ? reading : { ...reading, quantity: note === '' ? null : words.quantity(note) }
}

export const isSameText = (one: Pick<Said, 'name'>, other: Pick<Said, 'name'>): boolean =>
  oneLine(one.name) === oneLine(other.name)

export const isSameFood = (words: ItemWords, one: string, other: string): boolean =>
  nameKey(one) === nameKey(other) || foodKey(words, one) === foodKey(words, other)

/** "Milk" and "Milk (1)" ask for the same. */
export const isSameQuantity = (words: ItemWords, one: Quantity | null, other: Quantity | null): boolean =>
  quantityKey(words, one) === quantityKey(words, other)

/** Equal for two texts that ask for the same, as "2 eggs" and "Egg (2)". */
export function meaningKey(words: ItemWords, said: Pick<Said, 'name' | 'note'>): string {
  const { food, quantity } = readItem(words, said)
  return `${foodKey(words, food)}\n${quantityKey(words, quantity)}`
}

function foodKey(words: ItemWords, name: string): string {
  const { id } = words.food(name)
  return id === null ? nameKey(name) : `#${id}`
}

function quantityKey(words: ItemWords, quantity: Quantity | null): string {
  const { amount, unit } = quantity ?? { amount: 1, unit: null }
  if (unit === null) return amount === 0 || amount === 1 ? '' : String(amount)
  const { id, name } = words.unit(unit)
  return `${amount} ${id === null ? nameKey(name) : `#${id}`}`
}
