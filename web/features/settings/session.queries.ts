import { queryOptions } from '@tanstack/react-query'
import { currentSession, listSessions } from '#web/lib/api/auth.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['device-session'],
  queryFn: async () => {
    const [all, here] = await Promise.all([listSessions(), currentSession()])
    const isHere = (id: string) => id === here?.session.id
    return all
      .map((session) => ({ ...session, isHere: isHere(session.id) }))
      .sort((one, other) => Number(other.isHere) - Number(one.isHere) || other.updatedAt.localeCompare(one.updatedAt))
  },
})
