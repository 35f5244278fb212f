import { useMutation } from '@tanstack/react-query'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import type { Deed } from './group-activity.ts'

interface Undone {
  /** What takes a large deed back. */
  job?: Job
  kept?: { name: string | null }[]
}

/** Takes back all that a deed did, and says what stayed; a refusal is reported in the API's words. */
export function useUndo({ command, main }: Deed) {
  const t = useTranslations('activity')
  const common = useTranslations('common')
  const { list } = useFormat()
  return useMutation({
    meta: { error: 'undo' },
    mutationFn: () =>
      call<Undone>('POST', command ? `/api/command/${command}/undo/` : `/api/event/${main[0]?.seq}/undo/`, {
        body: {},
      }),
    onSuccess: async ({ kept = [], job }) => {
      if (job && !(await (await import('#web/lib/jobs/follow-job.ts')).followUndo(job))) return
      const names = list(kept.map(({ name }) => t('quoted', { name: name ?? t('something') })))
      if (kept.length > 0) notify('warning', t('undone', { count: kept.length, names }))
      else notify('success', common('undo.done'))
    },
    // A refusal may mean that somebody else was faster.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
