import { useEffect, useState } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import type { Values } from '../model.ts'

/** What was typed and not saved last time, over what is saved. */
export function useKeptValues(resource: string, id: number | 'new', saved: Values) {
  const key = `thing.${useSession().space?.id ?? 0}.${resource}.${id}`
  const [initial] = useState(() => {
    const kept = readUserStorage(key)
    return isValues(kept) ? { ...saved, ...kept } : saved
  })
  return { key, initial, wasKept: !isSame(initial, saved), forget: () => writeUserStorage(key, null) }
}

/** Keeps on this device what is typed, until it is saved or let go of: closing loses nothing. */
export function useKeeping(key: string, values: Values, saved: Values) {
  useEffect(() => {
    writeUserStorage(key, isSame(values, saved) ? null : values)
  })
}

export const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
