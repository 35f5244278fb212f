import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Conversions, noConversions } from './sum-amounts.ts'
import { conversionsQuery } from '../offline.queries.ts'

export function useConversions(): Conversions {
  const { data } = useQuery(conversionsQuery)
  return useMemo(() => {
    if (!data) return noConversions
    return {
      units: data.flatMap(({ base_unit, converted_unit }) => [base_unit, converted_unit]),
      conversions: data.map(({ food, base_unit, converted_unit, ...amounts }) => ({
        ...amounts,
        food: food?.id ?? null,
        base_unit: base_unit.id,
        converted_unit: converted_unit.id,
      })),
    }
  }, [data])
}
