import { fold } from '#web/components/palette/reading/fold.ts'
import { savedFilterEndpoint } from '#web/components/recipe-search/saved-filters.queries.ts'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { type PickerSource, resourcePicker } from '#web/lib/resource-picker.ts'

export const filterSource = resourcePicker(savedFilterEndpoint)

/** Everybody in the space but oneself. */
export const peopleSource: PickerSource = {
  key: 'readers',
  search: async (typed) => {
    const me = queryClient.getQueryData(sessionQuery.queryKey)?.user.id
    const people = await queryClient.ensureQueryData(peopleQuery)
    return people
      .filter(({ id, display_name }) => id !== me && fold(display_name).includes(fold(typed)))
      .map(({ id, display_name }) => ({ id, name: display_name }))
  },
}
