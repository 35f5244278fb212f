import { queryOptions, useMutation } from '@tanstack/react-query'
import type { FailedPicture } from '#worker/modules/imports/pictures/job-pictures.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import type { ImportJob } from '../import-job.rows.ts'

const mostNamed = 20
const pollInterval = 10_000
/** The server tries a picture for some seven minutes. */
const fetchedFor = 8 * 60_000

/** When somebody asked once more for the pictures of a job. */
const askedAt = new Map<number, number>()

const keyOf = (job: number) => ['import-job', job, 'pictures'] as const

export const failedPicturesQuery = ({ id, updated_at: updated }: ImportJob) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call<ListPage<FailedPicture>>('GET', `/api/job/${id}/pictures/`, { query: { page_size: mostNamed }, signal }),
    staleTime: 0,
    meta: { quiet: true },
    refetchInterval: () => {
      const since = Math.max(Date.parse(updated), askedAt.get(id) ?? 0)
      return Date.now() - since < fetchedFor ? pollInterval : false
    },
  })

export const useAskPictures = (job: number) =>
  useMutation({
    meta: { error: 'import' },
    mutationFn: () => call<{ asked: number }>('POST', `/api/job/${job}/pictures/retry/`, { body: {} }),
    onSuccess: ({ asked }) => {
      askedAt.set(job, Date.now())
      notify('info', getTranslations('pictures')('job.asked', { count: asked }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(job) }),
  })
