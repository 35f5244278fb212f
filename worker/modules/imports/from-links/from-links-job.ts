import { JobFailure, type JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { fetchByHost } from './fetch-by-host.ts'
import { FROM_LINKS } from './from-links-kind.ts'
import { readLink, urlOf } from './read-link.ts'
import { saveLinks } from './save-links.ts'

export const fromLinksJob: JobKind = {
  kind: FROM_LINKS,
  sliceSize: 10,
  async prepare() {
    throw new JobFailure('job.not_prepared', 'Its addresses are not known.')
  },
  async run(job, items, world) {
    const context = await askerOfJob(job, world)
    const addresses = items.map((item) => ({ url: urlOf(item), item }))
    return saveLinks(context, await fetchByHost(addresses, ({ item }) => readLink(context, item)))
  },
}
