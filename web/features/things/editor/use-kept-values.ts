import { useEffect, useState } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import type { Values } from '../model.ts'

/** What was typed and not saved last time, over what is saved. */
export function useKeptValues<V extends Values>(resource: string, id: number | 'new', saved: V) {
  const key = useKeptKey(resource)(id)
  const [initial] = useState((): V => {
    const kept = readUserStorage(key)
    return isValues(kept) ? { ...saved, ...kept } : saved
  })
  return { key, initial, wasKept: !isSame(initial, saved), forget: () => writeUserStorage(key, null) }
}

/** Tells of each id whether something typed waits there. */
export function useIsKept(resource: string) {
  const keyOf = useKeptKey(resource)
  return (id: number | 'new') => isValues(readUserStorage(keyOf(id)))
}

function useKeptKey(resource: string) {
  const space = useSession().space?.id ?? 0
  return (id: number | 'new') => `thing.${space}.${resource}.${id}`
}

/** Keeps on this device what is typed, until it is saved or let go of: closing loses nothing. */
export function useKeeping(key: string, values: Values, saved: Values) {
  useEffect(() => {
    writeUserStorage(key, isSame(values, saved) ? null : withoutFiles(values))
  })
}

const withoutFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))

export const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
