import { peopleQuery } from '#web/components/things/people-query.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { PickerSource } from '#web/lib/resource-picker.ts'
import type { FormField, ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'

const maxOptions = 20

/** What a field of things or people offers while somebody types. */
export function choicesFrom({ kind, from = '' }: FormField): PickerSource {
  if (kind === 'people') return { key: 'people', search: findPeople }
  return {
    key: from,
    search: async (query, signal) => {
      const { results } = await call<ListPage<ThingRow>>('GET', `/api/${from}/`, {
        query: { query, page_size: maxOptions },
        signal,
      })
      return results.map((row) => ({ id: row.id, name: thingLabel(row) }))
    },
  }
}

async function findPeople(query: string) {
  const typed = query.toLocaleLowerCase()
  const people = await queryClient.ensureQueryData(peopleQuery)
  return people
    .filter(({ display_name }) => display_name.toLocaleLowerCase().includes(typed))
    .map(({ id, display_name }) => ({ id, name: display_name }))
}
