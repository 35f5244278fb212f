import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call } from '../api/api.ts'
import { loadTranslations, getTranslations } from '../i18n/translations.ts'
import { type Message, notify } from '../messages/messages.ts'
import { replaceSnack } from '../snackbar.ts'

const pollInterval = 1000
/** Longer than until the next look at it. */
const shownFor = 6000

/** Says how far a job is until it has ended; it goes on where nobody looks. Answers the job as it ended. */
export async function followJob(job: Job, titleKey: 'undoing' | 'emptying'): Promise<Job> {
  await loadTranslations('jobs')
  const t = getTranslations('jobs')
  let snack: number | undefined
  for (let now = job; ; now = await call<Job>('GET', `/api/job/${job.id}/`)) {
    const counts = { done: now.total - now.waiting, all: now.total }
    if (now.state !== 'preparing' && now.state !== 'running') {
      if (snack !== undefined) replaceSnack(snack)
      if (now.state !== 'done') notify('warning', t('stopped', counts), { text: now.msg })
      return now
    }
    const text = now.total > 0 ? t('progress', counts) : ''
    snack = replaceSnack(snack, progressMessage(t(titleKey), text))
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
}

const progressMessage = (title: string, text: string): Message => ({
  type: 'info',
  createdAt: Math.floor(Date.now() / 1000),
  showTimeout: shownFor,
  msg: { title, text },
})
