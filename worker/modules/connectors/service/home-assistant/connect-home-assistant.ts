import type { ConnectService } from '../todo-service.ts'
import { haClient } from './ha-client.ts'
import { todoEntities } from './ha-entity.ts'
import { haItems } from './ha-items.ts'
import { pushToHa } from './push-to-ha.ts'

const POLL_SECONDS = 60

/** To-do lists of a Home Assistant, by its REST API. It has no versions, tells of no changes and answers no ids. */
export const connectHomeAssistant: ConnectService = (account) => {
  const client = haClient(account)
  const entity = account.list ?? ''
  return {
    abilities: { notes: true, aisles: false, pollSeconds: POLL_SECONDS },
    lists: async () =>
      (await todoEntities(client)).filter(({ can }) => can.create).map(({ id, name }) => ({ id, name })),
    pull: async () => ({ items: await haItems(client, entity), gone: [], isWhole: true, cursor: null }),
    push: (changes) => pushToHa(client, entity, changes),
  }
}
