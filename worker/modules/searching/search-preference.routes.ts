import * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { changeSearchPreference } from './search-preference.change.ts'
import {
  searchFieldRow,
  searchFields,
  searchPreferenceOf,
  searchPreferencePatch,
  searchPreferenceRow,
  type SearchFieldId,
  type SearchPreference,
} from './search-preference.contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const path = '/api/search-preference/'

export function searchPreferenceRoutes(app: App): void {
  const call = { tag: 'SearchPreference', level: 'guest' } as const
  const item = { ...call, path: `${path}{user}/`, params: z.object({ user: int() }), response: searchPreferenceRow }
  route(
    app,
    {
      ...call,
      method: 'get',
      path,
      name: 'list_search_preference',
      summary: 'How I search, as a list of one',
      response: z.array(searchPreferenceRow),
    },
    async ({ context }) => answer([presentPreference(context, stored(context))]),
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_search_preference', summary: 'How I search' },
    async ({ context, params: { user } }) => {
      requireSelf(context, user)
      return answer(presentPreference(context, stored(context)))
    },
  )
  route(
    app,
    {
      ...item,
      method: 'patch',
      name: 'patch_search_preference',
      summary: 'Change how I search',
      body: searchPreferencePatch,
    },
    async ({ context, params: { user }, body }) => {
      requireSelf(context, user)
      await checkIfMatch(context, async () => ({ body: presentPreference(context, stored(context)) }))
      const { events, preference } = await changeSearchPreference(context, body)
      return { status: 200, events, body: presentPreference(context, preference) }
    },
  )
  searchFieldRoutes(app)
}

function searchFieldRoutes(app: App): void {
  const call = { method: 'get', tag: 'SearchFields', level: 'guest', path: '/api/search-fields/' } as const
  route(
    app,
    { ...call, name: 'list_search_fields', summary: 'What a search may look into', response: z.array(searchFieldRow) },
    async () => answer([...searchFields]),
  )
  route(
    app,
    {
      ...call,
      path: `${call.path}{id}/`,
      name: 'retrieve_search_fields',
      summary: 'One of what a search may look into',
      params: idParam,
      response: searchFieldRow,
    },
    async ({ params }) => {
      const body = searchFields.find(({ id }) => id === params.id)
      if (!body) throw notFound()
      return answer(body)
    },
  )
}

const stored = (context: Context) => searchPreferenceOf(context.identity?.preference ?? {})

const requireSelf = (context: Context, user: number) => {
  if (personOf(context).id !== user) throw notFound()
}

function presentPreference(context: Context, preference: SearchPreference): z.output<typeof searchPreferenceRow> {
  const fields = (list: readonly SearchFieldId[] | null) => searchFields.filter(({ id }) => list?.includes(id))
  return {
    user: personOf(context),
    ...preference,
    unaccent: fields(preference.unaccent),
    icontains: fields(preference.icontains),
    istartswith: fields(preference.istartswith),
    trigram: fields(preference.trigram),
    fulltext: fields(preference.fulltext),
  }
}
