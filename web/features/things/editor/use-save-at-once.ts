import { useMutation } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { ErrorKind } from '#web/lib/messages/report-error.ts'
import { refreshThings } from './thing.queries.ts'

/** Saves one change after the other. What it shows meanwhile stays until the last of them is done. */
export function useSaveAtOnce(what: string, error: ErrorKind = 'update') {
  const mutationKey = ['saved at once', what]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: what },
    meta: { error },
    mutationFn: (save: () => Promise<unknown>) => save(),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await refreshThings()
    },
  })
  return mutate
}
