import { useNavigate } from '@tanstack/react-router'
import type { TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import { useReadAnew } from '../import-job.queries.ts'

/** Has the files of a job read in another way, and opens what comes of it in place of this page. */
export function useReadAnewHere(id: number) {
  const navigate = useNavigate()
  const { mutate, isPending } = useReadAnew(id)
  const read = (how: { app?: string; table?: TableReading }) =>
    mutate(how, {
      onSuccess: (job) =>
        void navigate({ to: '/import/$importId', params: { importId: String(job.id) }, replace: true }),
    })
  return { read, isPending }
}
