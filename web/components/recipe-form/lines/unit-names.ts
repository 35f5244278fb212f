import { useQuery } from '@tanstack/react-query'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export const unitEndpoint = resourceEndpoint<typeof unit>('unit')

export type UnitName = Pick<RowOf<typeof unit>, 'id' | 'name' | 'plural_name'>

export const unitsQuery = resourceListQuery(unitEndpoint, { page_size: 200 })

const noUnitNames: readonly UnitName[] = []
export const useUnitNames = (): readonly UnitName[] => useQuery(unitsQuery).data?.results ?? noUnitNames
