import * as z from 'zod'
import { ServiceFault } from '../todo-service.ts'
import { jsonOf, type HaClient } from './ha-client.ts'

const CREATE = 1
const DELETE = 2
const UPDATE = 4
const DESCRIPTION = 64

const state = z.object({
  entity_id: z.string(),
  state: z.string(),
  attributes: z.object({ friendly_name: z.string().optional(), supported_features: z.number().optional() }),
})

export interface HaEntity {
  id: string
  name: string
  isAvailable: boolean
  /** What the list behind it can do; a field without its bit is refused. */
  can: { create: boolean; delete: boolean; update: boolean; describe: boolean }
}

/** The to-do lists of a Home Assistant. */
export async function todoEntities(client: HaClient): Promise<HaEntity[]> {
  const answer = await client.get('states')
  if (answer.status !== 200)
    throw new ServiceFault(
      'refused',
      `Nothing is there that knows lists (${answer.status}). Is this the address of Home Assistant?`,
    )
  const states = z.array(z.unknown()).safeParse(jsonOf(answer)).data
  if (!states)
    throw new ServiceFault('unreachable', 'What answered at this address is not the API of a Home Assistant.')
  return states.flatMap((one) => {
    const read = state.safeParse(one).data
    return read?.entity_id.startsWith('todo.') ? [entityOf(read)] : []
  })
}

/** Throws where it is gone, or is there and out of order for now. */
export async function todoEntity(client: HaClient, id: string): Promise<HaEntity> {
  const answer = await client.get(`states/${encodeURIComponent(id)}`)
  if (answer.status === 404) throw new ServiceFault('list_gone', `There is no list ${id} in Home Assistant any more.`)
  const read = answer.status === 200 ? state.safeParse(jsonOf(answer)).data : undefined
  if (!read) throw new ServiceFault('unreachable', `Home Assistant answered ${answer.status}.`)
  const entity = entityOf(read)
  if (!entity.isAvailable) throw new ServiceFault('unreachable', `The list ${id} is out of order in Home Assistant.`)
  return entity
}

const has = (features: number, bit: number) => Math.floor(features / bit) % 2 === 1

const entityOf = ({
  entity_id,
  state: now,
  attributes: { friendly_name, supported_features = 0 },
}: z.output<typeof state>): HaEntity => ({
  id: entity_id,
  name: friendly_name ?? entity_id,
  isAvailable: now !== 'unavailable',
  can: {
    create: has(supported_features, CREATE),
    delete: has(supported_features, DELETE),
    update: has(supported_features, UPDATE),
    describe: has(supported_features, DESCRIPTION),
  },
})
