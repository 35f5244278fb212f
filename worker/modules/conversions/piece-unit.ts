import { nameKey } from '#worker/kernel/contract/name-key.ts'

const NAMES = new Set(['piece', 'pieces', 'pc', 'pc.', 'pcs', 'pcs.', 'stück', 'stücke', 'stk', 'stk.'])

/** Whether a unit counts pieces of a food, as an amount without a unit does. */
export const countsPieces = ({ name }: { name: string }): boolean => NAMES.has(nameKey(name))
