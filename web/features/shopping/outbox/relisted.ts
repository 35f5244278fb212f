import type { ShoppingItem } from '../shopping-list.ts'
import type { Mutation } from './mutation.ts'

type Relisting = Pick<Mutation & { type: 'relist' }, 'add' | 'remove'>

/** Ids of the lists that the entry is on afterwards. */
export const relisted = ({ onLists = [] }: ShoppingItem, { add, remove }: Relisting): readonly number[] =>
  [...new Set([...onLists, ...add])].filter((id) => !remove.includes(id)).sort((one, other) => one - other)
