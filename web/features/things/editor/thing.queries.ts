import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { Model, ThingRow } from '../model.ts'

export interface Use {
  id: number
  /** A class name, as `MealPlan`; the id is 0 where the asker may not see the thing. */
  model: string
  name: string
}

/** What stands against a deletion, goes along with it, and loses its reference. */
export const effects = ['protecting', 'cascading', 'nulling'] as const
export type Effect = (typeof effects)[number]

const pathOf = ({ resource }: Model, id: number) => `/api/${resource}/${id}/`
const shownUses = 20

/** `Row` where somebody knows more of the rows of a kind. */
export const thingQuery = <Row extends ThingRow = ThingRow>(model: Model, id: number) =>
  queryOptions({
    queryKey: [model.resource, 'one', id],
    queryFn: ({ signal }) => call<Row>('GET', pathOf(model, id), { signal }),
    // The sheet says itself that a thing is gone.
    meta: { quiet: true },
  })

export const usesQuery = (model: Model, id: number, effect: Effect) =>
  queryOptions({
    queryKey: [model.resource, effect, id],
    // Others cook and plan meanwhile, and a deletion rests on what is said here.
    staleTime: 0,
    queryFn: ({ signal }) =>
      call<ListPage<Use>>('GET', `${pathOf(model, id)}${effect}/`, { query: { page_size: shownUses }, signal }),
  })

/** What a thing is called is shown in rows of many kinds. */
export const refreshThings = () => queryClient.invalidateQueries()

export const createThing = (model: Model, body: object) =>
  send<ThingRow>('POST', `/api/${model.resource}/`, { body: formed(body) })
export const changeThing = (model: Model, id: number, body: object) =>
  send<ThingRow>('PATCH', pathOf(model, id), { body: formed(body) })
export const deleteThing = (model: Model, id: number) => send<void>('DELETE', pathOf(model, id))
/** Under another; 0 is the top. */
export const moveThing = (model: Model, id: number, parent: number) =>
  send<ThingRow>('PUT', `${pathOf(model, id)}move/${parent}/`, { body: {} })
export const mergeThing = (model: Model, id: number, into: number) =>
  send<ThingRow>('PUT', `${pathOf(model, id)}merge/${into}/`, { body: {} })

/** A file goes as a form; all else as JSON. */
function formed(body: object): object {
  const entries = Object.entries(body)
  if (!entries.some(([, value]) => value instanceof File)) return body
  const form = new FormData()
  for (const [field, value] of entries) form.append(field, value instanceof File ? value : String(value))
  return form
}
