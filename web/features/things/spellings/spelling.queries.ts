import { queryOptions } from '@tanstack/react-query'
import type { AutomationType } from '#worker/modules/automations/automation.contract.ts'
import { call, type ListPage, send } from '#web/lib/api/api.ts'
import type { Model, ThingRow } from '../model.ts'
import { isSameSpelling, type Rule } from './spelling.ts'

const path = '/api/automation/'
const pageSize = 100
/** No more rules of a kind apply. */
const mostPages = 6

export const rulesQuery = (type: AutomationType) =>
  queryOptions({
    queryKey: ['automation', 'of kind', type],
    queryFn: async ({ signal }) => {
      const rules: Rule[] = []
      for (let page = 1; page <= mostPages; page++) {
        const query = { type, page, page_size: pageSize }
        const { results, next } = await call<ListPage<Rule>>('GET', path, { query, signal })
        rules.push(...results)
        if (next === null) break
      }
      return rules
    },
  })

export const addRule = (type: AutomationType, spelling: string, name: string) =>
  send<Rule>('POST', path, {
    body: { type, name: `${spelling} → ${name}`.slice(0, maxName), param_1: spelling, param_2: name },
  })
export const removeRule = (id: number) => send<void>('DELETE', `${path}${id}/`)
/** Has a rule mean another name. */
export const redirectRule = (id: number, name: string) =>
  send<Rule>('PATCH', `${path}${id}/`, { body: { param_2: name } })

const maxName = 128

/** The thing that a spelling is the name or plural of. */
export async function thingCalled({ resource }: Model, spelling: string): Promise<ThingRow | undefined> {
  const { results } = await call<ListPage<ThingRow>>('GET', `/api/${resource}/`, {
    query: { query: spelling, page_size: pageSize },
  })
  return results.find(({ name, plural_name }) => [name, plural_name].some((one) => isSameSpelling(one, spelling)))
}
