import type { Module } from '#worker/kernel/resource/module.ts'
import { archiveEvents } from './archive.events.ts'
import { archiveProjection } from './archive.projection.ts'
import { archiveRoutes } from './archive.routes.ts'
import { scheduleTable } from './archive.table.ts'
import { copyJob } from './copy/copy-job.ts'
import { copyReactor } from './copy/copy.reactor.ts'
import { archiveJob } from './make/archive-job.ts'
import { ownDataJob } from './own/own-data-job.ts'
import { ownDataRoutes } from './own/own-data.routes.ts'
import { awaitedRoutes } from './people/awaited.routes.ts'
import { recognizedProjection } from './people/recognized.projection.ts'
import { restoreJob } from './restore/restore-job.ts'

/** All of a space in one file, and a space made of such a file. `all`: every module there is, once all are known. */
export const archives = (kept: readonly Module[], all: () => readonly Module[]): Module => ({
  name: 'archive',
  events: [archiveEvents],
  tables: [scheduleTable],
  projections: [archiveProjection, recognizedProjection(all)],
  jobs: [archiveJob(kept), copyJob, restoreJob(all), ownDataJob(kept)],
  reactors: [copyReactor],
  routes(app) {
    archiveRoutes(app)
    ownDataRoutes(app)
    awaitedRoutes(app)
  },
  // Nobody takes back how often a copy is made: they say it anew.
  derivedEvents: ['archive.scheduled'],
})
