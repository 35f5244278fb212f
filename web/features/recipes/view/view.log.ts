import { useEffect } from 'react'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query.client.ts'

/** Remembers that the recipe was looked at, for the shelf of recipes one left off at. Nobody waits for it or misses it. */
export function useViewLog(recipe: number, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    call('POST', '/api/view-log/', { body: { recipe } })
      .then(() => queryClient.invalidateQueries({ queryKey: ['recipe', 'list'], refetchType: 'none' }))
      .catch(() => undefined)
  }, [recipe, isOn])
}
