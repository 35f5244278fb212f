import { screen, within } from '@testing-library/react'
import { ImportJobPage } from '#web/features/import/files/job/import-job.page.tsx'
import type { FoundItem, ImportJob } from '#web/features/import/files/import-job.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { type Answering, openPage } from '../draft/page.open.tsx'

export const pageOf = (results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results })

/** `answer` may change the job; what it leaves unanswered says what is there. */
export async function openJob(job: ImportJob, items: readonly FoundItem[], answer: Answering = () => undefined) {
  const now = { job, items }
  const here = `/api/job/${job.id}/`
  await loadTranslations('apps')
  const page = await openPage(
    () => <ImportJobPage id={job.id} />,
    (method, path, body) => {
      const answered = answer(method, path, body)
      if (answered) return answered
      if (path.startsWith(`${here}items/`)) return Response.json(pageOf(now.items))
      if (path === '/api/import-app/')
        return Response.json([
          { id: 'PAPRIKA', title: 'Paprika', hint: '.paprikarecipes' },
          { id: 'MELA', title: 'Mela', hint: '.melarecipes' },
        ])
      return path === here ? Response.json(now.job) : undefined
    },
  )
  return { ...page, now }
}

export const rows = () => within(screen.getByRole('list', { name: 'What is in the files' })).getAllByRole('listitem')
