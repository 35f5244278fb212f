import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { personInSpace } from '#worker/modules/members/people.contract.ts'
import type { household } from '#worker/modules/members/user-space.contract.ts'
import { call, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

export type PersonRow = z.output<typeof personInSpace>
export type Role = PersonRow['role']
export type HouseholdRow = RowOf<typeof household>

export const roles = ['guest', 'user', 'admin'] as const satisfies Role[]

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => call<PersonRow[]>('GET', '/api/people/', { signal }),
})

export const membershipsQuery = queryOptions({
  queryKey: ['user-space', 'mine'],
  queryFn: ({ signal }) => call<{ id: number; space: number }[]>('GET', '/api/user-space/all_personal/', { signal }),
})

/** For the space's creator alone, as are all calls below but leaving. */
export const householdsQuery = resourceListQuery(resourceEndpoint<typeof household>('household'), { page_size: 200 })

interface PersonPatch {
  groups?: number[]
  household?: number | null
}

const personPath = (id: number) => `/api/user-space/${id}/`
const householdPath = (id: number) => `/api/household/${id}/`

export const changePerson = (id: number, body: PersonPatch) => send<unknown>('PATCH', personPath(id), { body })
export const endMembership = (id: number) => send<void>('DELETE', personPath(id))
export const createHousehold = (name: string) => send<HouseholdRow>('POST', '/api/household/', { body: { name } })
export const renameHousehold = (id: number, name: string) =>
  send<HouseholdRow>('PATCH', householdPath(id), { body: { name } })
export const deleteHousehold = (id: number) => send<void>('DELETE', householdPath(id))

export const refreshPeople = () =>
  Promise.all(
    [peopleQuery.queryKey, ['household'], ['invite-link'], ['user-space'], sessionQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
