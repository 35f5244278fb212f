import { queryClient } from '#web/lib/api/query-client.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingQuery } from './thing.queries.ts'

/** Shows a row as it is going to be, until the server has said what it is. */
export function useShowRow(id: number) {
  const { queryKey } = thingQuery(useModel(), id)
  return (change: Partial<ThingRow>) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<ThingRow>(queryKey, (row) => row && { ...row, ...change })
  }
}
