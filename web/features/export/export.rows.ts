import type * as z from 'zod'
import type { exportFormat } from '#worker/modules/exports/export.contract.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'

export type ExportFormat = z.output<typeof exportFormat>

/** Blank until it is known what is in it; `file` and what follows once it is there. */
export type ExportJob = Omit<Job, 'details'> & {
  details: {
    title?: string
    by?: string
    log?: number
    file?: string
    size?: number
    expires_at?: string
    expired?: boolean
  }
}

export const isActive = ({ state }: Pick<ExportJob, 'state'>): boolean => state === 'preparing' || state === 'running'

/** When its file goes; undefined where there is none. */
export function keptUntil({ state, details }: Pick<ExportJob, 'state' | 'details'>): Date | undefined {
  if (state !== 'done' || details.expired || !details.expires_at) return undefined
  const end = new Date(details.expires_at)
  return end > new Date() ? end : undefined
}
