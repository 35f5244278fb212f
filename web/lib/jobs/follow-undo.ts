import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { getTranslations } from '../i18n/translations.ts'
import { notify } from '../messages/messages.ts'
import { followJob } from './follow-job.ts'

/** Waits for a job that takes something large back, and says what came of it. False where it was stopped. */
export async function followUndo(asked: Job): Promise<boolean> {
  const { state, known, failed } = await followJob(asked, 'undoing')
  if (state !== 'done') return false
  const t = getTranslations('jobs')
  if (known + failed > 0) notify('warning', t('undoneButKept', { count: known + failed }))
  else notify('success', t('undone'))
  return true
}
