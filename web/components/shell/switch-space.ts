import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { refreshSession } from '#web/lib/api/session.ts'

interface SpaceRow {
  id: number
  name: string
  user_count: number
  recipe_count: number
  created_by: { id: number } | null
  image: { preview: string } | null
}

export const spacesQuery = queryOptions({
  queryKey: ['space', 'list'],
  queryFn: async ({ signal }) => (await call<ListPage<SpaceRow>>('GET', '/api/space/', { signal })).results,
})

export function useSwitchSpace() {
  const router = useRouter()
  return async (id: number) => {
    try {
      await call('GET', `/api/switch-active-space/${id}/`)
      await router.navigate({ to: '/' })
      await refreshSession()
      await router.invalidate()
    } catch (error) {
      reportError(error, 'update')
    }
  }
}
