import { fold } from '#web/components/palette/reading/fold.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import type { PickerSource } from '#web/lib/resource-picker.ts'
import { peopleQuery } from './people-query.ts'

/** Everybody in the space but oneself. */
export const otherPeople: PickerSource = {
  key: 'other-people',
  search: async (typed) => {
    const me = queryClient.getQueryData(sessionQuery.queryKey)?.user.id
    const people = await queryClient.ensureQueryData(peopleQuery)
    return people
      .filter(({ id, display_name }) => id !== me && fold(display_name).includes(fold(typed)))
      .map(({ id, display_name }) => ({ id, name: display_name }))
  },
}
