import { useEffect, useState } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import type { Values } from '../model.ts'

/** What was typed and not saved last time, over what is saved. */
export function useKeptValues<V extends Values>(resource: string, id: number | 'new', saved: V) {
  const key = useKeptKey(resource)(id)
  const [kept] = useState(() => {
    const typed = readUserStorage(key)
    const initial: V = isValues(typed) ? { ...saved, ...typed } : saved
    return { initial, wasKept: !isSame(initial, saved) }
  })
  return { key, ...kept, forget: () => writeUserStorage(key, null) }
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
    writeUserStorage(key, isSame(values, saved) ? null : typedIn(values, saved))
  })
}

/** What else is saved meanwhile is not to be hidden by what it was. Files cannot be kept. */
const typedIn = (values: Values, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !(value instanceof File) && !isSame(value, saved[field])),
  )

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
