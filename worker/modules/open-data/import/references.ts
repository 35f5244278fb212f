import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import type { Reference } from './match-entries.ts'
import type { Planning } from './plan-row.ts'
import type { Present } from './present.rows.ts'

type BySlug = ReadonlyMap<string, Reference>

/** What plans of things that refer to others rest on. */
export interface ReferringPlan extends Planning {
  present: Present
  to: { units: BySlug; categories: BySlug; types: BySlug; foods: BySlug }
  nextId: NextId
}
