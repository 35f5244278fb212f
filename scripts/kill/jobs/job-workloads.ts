import { exportWorkload } from './export-workload.ts'
import { importFilesWorkload } from './import-files-workload.ts'
import { importLinksWorkload } from './import-links-workload.ts'
import type { JobWorkload } from './job-workload.ts'

/** A kind of job is killed once it has a line here. `pages` is the origin of the host of pages and pictures. */
export const jobWorkloads = (pages: string): JobWorkload[] => [
  exportWorkload(),
  importFilesWorkload(),
  importLinksWorkload(pages),
]
