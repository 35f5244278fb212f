import type { ThingRow } from '../model.ts'
import { CheckOutcome } from './check-outcome.tsx'
import type { CheckLog } from './storage.queries.ts'

/** What a check found, in words. */
export const CheckLogSection = ({ row }: { row: ThingRow }) => (
  // The API's own row.
  <CheckOutcome key={String(row['updated_at'])} log={row as ThingRow & CheckLog} />
)
