import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage } from '#web/lib/api/api.ts'

interface Place {
  user: { id: number; display_name: string }
  groups: { name: string }[]
}

/** The admins of the space that one is in, but for oneself. */
export const otherAdminsQuery = (space: number, me: number) =>
  queryOptions({
    queryKey: ['user-space', 'admins', space, me],
    queryFn: async ({ signal }) => {
      const { results } = await call<ListPage<Place>>('GET', '/api/user-space/', { query: { page_size: 200 }, signal })
      return results
        .filter(({ user, groups }) => user.id !== me && groups.some(({ name }) => name === 'admin'))
        .map(({ user }) => ({ id: user.id, name: user.display_name }))
    },
  })
