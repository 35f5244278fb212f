import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call } from '../api/api.ts'
import { loadTranslations, getTranslations } from '../i18n/translations.ts'
import { type Message, notify } from '../messages/messages.ts'
import { changeSnacks, enqueue } from '../snackbar.ts'

const pollInterval = 1000
/** Longer than until the next look at it. */
const shownFor = 6000

/** Says how far a job is until it has ended; it goes on where nobody looks. Answers the job as it ended. */
export async function followJob(job: Job, titleKey: 'undoing' | 'emptying'): Promise<Job> {
  await loadTranslations('messages')
  const t = getTranslations('messages')
  let shown: Message | undefined
  for (let now = job; ; now = await call<Job>('GET', `/api/job/${job.id}/`)) {
    const counts = { done: now.total - now.waiting, all: now.total }
    if (now.state !== 'preparing' && now.state !== 'running') {
      if (shown) changeSnacks((snacks) => snacks.filter(({ message }) => message !== shown))
      if (now.state !== 'done') notify('warning', t('jobs.stopped', counts), { text: now.msg })
      return now
    }
    const text = now.total > 0 ? t('jobs.progress', counts) : ''
    shown = show(progressMessage(t(`jobs.${titleKey}`), text), shown)
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
}

/** In the place of the message before, unless somebody closed that. */
function show(message: Message, before: Message | undefined): Message {
  if (before)
    changeSnacks((snacks) => snacks.map((snack) => (snack.message === before ? { ...snack, message } : snack)))
  else enqueue({ message })
  return message
}

const progressMessage = (title: string, text: string): Message => ({
  type: 'info',
  createdAt: Math.floor(Date.now() / 1000),
  showTimeout: shownFor,
  msg: { title, text },
})

/** Waits for a job that takes something large back, and says what stays. False where it was stopped, which is then said. */
export async function followUndo(asked: Job): Promise<boolean> {
  const { state, known, failed } = await followJob(asked, 'undoing')
  if (known + failed > 0) notify('warning', getTranslations('messages')('jobs.kept', { count: known + failed }))
  return state === 'done'
}
