import { useQuery } from '@tanstack/react-query'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { listOf } from '#web/lib/api/resource.query.ts'
import { remote, type RowOf } from '#web/lib/api/remote.ts'

export const units = remote<typeof unit>('unit')

export type UnitName = Pick<RowOf<typeof unit>, 'id' | 'name' | 'plural_name'>

/** The household's own unit words, by which lines are read. */
export const unitsQuery = listOf(units, { page_size: 200 })

const none: readonly UnitName[] = []
export const useUnitNames = (): readonly UnitName[] => useQuery(unitsQuery).data?.results ?? none
