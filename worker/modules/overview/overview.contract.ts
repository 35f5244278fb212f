import * as z from 'zod'

/** By name of the resource, as in its path; kinds that the asker may not list are left out. */
export const rowCounts = z.record(z.string(), z.int()).meta({ id: 'RowCounts' })
