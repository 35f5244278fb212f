import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { foodMemory } from './food-memory.ts'
import { useOwner } from '../outbox/owner.ts'
import { listUnitsQuery } from '../shops-query.ts'
import type { TypedItem } from './typed.read.ts'
import { splitTyped } from './split-typed.ts'

type Reader = (text: string) => TypedItem[]

const load = () => import('./typed.read.ts')

/**
 * The reader of what is typed, with the household's own words. It comes when the box is first used; without it (no network,
 * never loaded before) each part is taken as a name.
 */
export function useReader(): () => Promise<Reader> {
  const owner = useOwner()
  const { data: units } = useQuery(listUnitsQuery)
  const made = useRef<{ reader: Reader; units: typeof units; foods: unknown }>(undefined)
  const vocabulary = useMemo(
    () =>
      units?.map(({ id, name, plural_name: plural, base_unit: base }) => ({
        id,
        name,
        plural: plural ?? null,
        base: base ?? null,
      })) ?? [],
    [units],
  )
  return useCallback(async () => {
    const foods = foodMemory(owner).get()
    const last = made.current
    if (last && last.units === units && last.foods === foods) return last.reader
    try {
      const { typedReader } = await load()
      const reader = typedReader({ units: vocabulary, foods: foods.map(({ times: _times, ...food }) => food) })
      made.current = { reader, units, foods }
      return reader
    } catch {
      return plainReader
    }
  }, [owner, units, vocabulary])
}

const plainReader: Reader = (text) =>
  splitTyped(text).map((name) => ({ amount: 1, unit: null, food: { id: null, name, plural: null, category: null } }))
