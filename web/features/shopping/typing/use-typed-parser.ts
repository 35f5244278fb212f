import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { foodMemory } from './food-memory.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { offlineUnitsQuery } from '../offline.queries.ts'
import type { TypedItem } from './typed.read.ts'
import { splitTyped } from '#worker/modules/imports/typed/split-typed.ts'

type TypedParser = (text: string) => TypedItem[]

const loadParserFile = () => import('./typed.read.ts')

/** The parser loads on first use. When it cannot load, each part is a plain name. */
export function useTypedParser(): () => Promise<TypedParser> {
  const owner = useOwnerKey()
  const { data: units } = useQuery(offlineUnitsQuery)
  const made = useRef<{ reader: TypedParser; units: typeof units; foods: unknown }>(undefined)
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
      const { createTypedParser } = await loadParserFile()
      const reader = createTypedParser({ units: vocabulary, foods: foods.map(({ times: _times, ...food }) => food) })
      made.current = { reader, units, foods }
      return reader
    } catch {
      return plainParser
    }
  }, [owner, units, vocabulary])
}

const plainParser: TypedParser = (text) =>
  splitTyped(text).map((name) => ({ amount: 1, unit: null, food: { id: null, name, plural: null, category: null } }))
