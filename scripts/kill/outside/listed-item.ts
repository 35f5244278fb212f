import type { HaItem } from '../../../tests/todo/ha-list.ts'

/** What both lists can say of an item. The word is its own; a letter behind it tells one name of it from the next. */
export interface ListedItem {
  word: string
  letter: string
  amount: number
  done: boolean
}

export interface Entry {
  id: number
  checked: boolean
  amount: number
  food: { name: string } | null
}

export const stateOf = ({ letter, amount, done }: ListedItem): string => `${letter} ${amount}${done ? ' bought' : ''}`

export function readState(word: string, state: string): ListedItem {
  const [letter = '', amount, bought] = state.split(' ')
  return { word, letter, amount: Number(amount), done: bought !== undefined }
}

export const textOf = ({ word, letter, amount }: ListedItem): string =>
  amount === 1 ? `${word} ${letter}` : `${word} ${letter} (${amount})`

export function readItem({ summary, status }: HaItem): ListedItem {
  const [, word = summary, letter = '', amount = 1] = /^(q\w+) (\w)(?: \((\d+)\))?$/.exec(summary) ?? []
  return { word, letter, amount: Number(amount), done: status === 'completed' }
}

export function readEntry({ food, amount, checked }: Entry): ListedItem {
  const [word = '', letter = ''] = (food?.name ?? '').split(' ')
  return { word, letter, amount, done: checked }
}
