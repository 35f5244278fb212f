import { contextForUser } from '#worker/auth/context-for-user.ts'
import { JobFailure, type JobKind } from '#worker/kernel/jobs/job-kind.ts'
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
  async run(job, items, { env, at, space }) {
    const context = await contextForUser(env, at, { user: job.created_by, space })
    if (!context) throw new JobFailure('auth.forbidden', 'Who asked for it is no longer in this space.')
    const addresses = items.map((item) => ({ url: urlOf(item), item }))
    return saveLinks(context, await fetchByHost(addresses, ({ item }) => readLink(context, item)))
  },
}
