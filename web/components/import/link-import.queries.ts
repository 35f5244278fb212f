import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { invalidateRecipes } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

/** The server's limit for one list. */
const maxLinks = 1000

/** Answers the jobs, each with the command that takes back what it brings. */
export const useImportLinks = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: async (urls: readonly string[]) => {
      const asked: { job: number; command: string | null }[] = []
      for (let at = 0; at < urls.length; at += maxLinks) {
        const body = { urls: urls.slice(at, at + maxLinks) }
        const { data, command } = await send<Job>('POST', '/api/import-links/', { body })
        asked.push({ job: data.id, command })
      }
      return asked
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['import-job'] }),
  })

export function useRefreshOnImport(saved: number) {
  useEffect(() => {
    if (saved > 0) void invalidateRecipes()
  }, [saved])
}
