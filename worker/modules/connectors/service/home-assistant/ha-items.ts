import * as z from 'zod'
import { ServiceFault, type RemoteItem } from '../todo-service.ts'
import { jsonOf, type HaClient } from './ha-client.ts'
import { todoEntity } from './ha-entity.ts'

const item = z.object({
  uid: z.string().nullish(),
  summary: z.string().nullish(),
  status: z.string().nullish(),
  description: z.string().nullish(),
})
const listing = z.object({ service_response: z.record(z.string(), z.object({ items: z.array(item) })) })

/** All items of a list, open and done. */
export async function haItems(client: HaClient, entity: string): Promise<RemoteItem[]> {
  const answer = await client.post('services/todo/get_items?return_response', { entity_id: entity })
  const items =
    answer.status === 200 ? listing.safeParse(jsonOf(answer)).data?.service_response[entity]?.items : undefined
  if (!items) {
    // An entity that is unknown is answered with nothing, and so is one that is out of order.
    await todoEntity(client, entity)
    throw new ServiceFault('unreachable', `Home Assistant did not list the items (${answer.status}).`)
  }
  return items.flatMap(({ uid, summary, status, description }) =>
    summary
      ? [
          {
            // Lists without ids are addressed by name.
            id: uid ?? summary,
            name: summary,
            note: description ?? '',
            isDone: status === 'completed',
            aisle: null,
          },
        ]
      : [],
  )
}
