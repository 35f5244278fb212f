import { connectTodoist } from '#worker/modules/connectors/services/todoist/connect-todoist.ts'
import { accountOf } from './account.fixture.ts'
import type { ServiceWorld } from './service.world.ts'
import { TODOIST_TOKEN, type startTodoist } from '#tests/todo/hosts/todoist.host.ts'

type Host = Awaited<ReturnType<typeof startTodoist>>
const decoration = { priority: 4, labels: ['week', 'end'], due: { date: '2027-01-01', is_recurring: false } }

export function todoistWorld(host: Host): ServiceWorld & { list: string } {
  const listName = `Shopping ${host.items.size} ${host.requests.length}`
  const list = host.addProject(listName)
  return {
    list,
    listName,
    connect: (given) => {
      const account = accountOf({ secret: TODOIST_TOKEN, list, allow: host.host, ...given })
      return { ...connectTodoist(account, { TODOIST_URL: host.origin } as Env), account }
    },
    otherAdds: async ({ name }) => host.addItem(list, { content: name }),
    otherRenames: async (id, name) => host.change(id, { content: name }),
    otherDeletes: async (id) => host.change(id, { is_deleted: true }),
    async decorate(id) {
      host.change(id, decoration)
      return JSON.stringify(decoration)
    },
    async decorationOf(id) {
      const { priority, labels, due } = host.items.get(id) ?? {}
      return JSON.stringify({ priority, labels, due })
    },
    dropList: async () => host.dropProject(list),
    loseCursors: async () => void host.state.epoch++,
  }
}
