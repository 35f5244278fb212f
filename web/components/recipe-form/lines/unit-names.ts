import { useQuery } from '@tanstack/react-query'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export const unitEndpoint = resourceEndpoint<typeof unit>('unit')

export type UnitName = Pick<RowOf<typeof unit>, 'id' | 'name' | 'plural_name'>

export const unitsQuery = resourceListQuery(unitEndpoint, { page_size: 200 })

const noUnitNames: readonly UnitName[] = []
export const useUnitNames = (): readonly UnitName[] => useQuery(unitsQuery).data?.results ?? noUnitNames

/** Units only tell a measure from a food; lines parse without them. */
export const fetchUnits = async (): Promise<readonly UnitName[]> =>
  (await queryClient.ensureQueryData(unitsQuery).catch(() => null))?.results ?? []
