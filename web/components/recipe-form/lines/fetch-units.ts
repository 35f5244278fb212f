import { queryClient } from '#web/lib/api/query-client.ts'
import { unitsQuery, type UnitName } from './unit-names.ts'

/** Units only tell a measure from a food; lines parse without them. */
export const fetchUnits = async (): Promise<readonly UnitName[]> =>
  (await queryClient.ensureQueryData(unitsQuery).catch(() => null))?.results ?? []
