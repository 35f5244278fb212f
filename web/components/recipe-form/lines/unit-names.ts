import { useQuery } from '@tanstack/react-query'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { fetchList } from '#web/lib/api/resource-query.ts'
import { remote, type RowOf } from '#web/lib/api/remote.ts'

export const knownUnits = remote<typeof unit>('unit')

export type UnitName = Pick<RowOf<typeof unit>, 'id' | 'name' | 'plural_name'>

/** The household's own unit words, by which lines are read. */
export const unitsQuery = fetchList(knownUnits, { page_size: 200 })

const none: readonly UnitName[] = []
export const useUnitNames = (): readonly UnitName[] => useQuery(unitsQuery).data?.results ?? none
