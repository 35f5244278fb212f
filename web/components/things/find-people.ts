import { fold } from '#web/components/palette/reading/fold.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { peopleQuery } from './people-query.ts'

export async function findOtherPeople(typed: string) {
  const me = queryClient.getQueryData(sessionQuery.queryKey)?.user.id
  const people = await queryClient.ensureQueryData(peopleQuery)
  return people
    .filter(({ id, display_name }) => id !== me && fold(display_name).includes(fold(typed)))
    .map(({ id, display_name }) => ({ id, name: display_name }))
}
