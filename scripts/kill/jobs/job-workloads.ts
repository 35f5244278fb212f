import { emptyTrashWorkload } from './empty-trash-workload.ts'
import { exportWorkload } from './export-workload.ts'
import { importFilesWorkload } from './import-files-workload.ts'
import { importLinksWorkload } from './import-links-workload.ts'
import type { JobWorkload } from './job-workload.ts'
import { restoreWorkload } from './restore-workload.ts'

/** A kind of job is killed once it has a line here. `pages` are origins of hosts of pages and pictures. */
export const jobWorkloads = (pages: readonly string[]): JobWorkload[] => [
  restoreWorkload(),
  exportWorkload(),
  emptyTrashWorkload(),
  importFilesWorkload(),
  importLinksWorkload(pages),
]
