import { ServiceFault, type ConnectService, type RemoteList } from '../../service/todo-service.ts'
import { apiClient } from '../api-client.ts'
import { pages, projectSchema } from './todoist-api.ts'
import { pullTodoist } from './pull-todoist.ts'
import { pushTodoist } from './push-todoist.ts'

/** Projects of Todoist; their sections are aisles. The secret is a personal token, or the tokens of a log-in. */
export const connectTodoist: ConnectService = (account, env) => {
  const call = apiClient('todoist', account, env)
  const project = () => {
    if (account.list === null || account.list === '') throw new ServiceFault('list_gone', 'No project is chosen.')
    return account.list
  }
  return {
    abilities: { notes: true, aisles: true, pollSeconds: 60 },
    async lists() {
      const lists: RemoteList[] = []
      for await (const { id, name, is_archived } of pages(call, '/api/v1/projects', {}, projectSchema))
        if (!is_archived) lists.push({ id, name })
      return lists
    },
    pull: async (cursor) => pullTodoist(call, project(), cursor),
    push: async (changes) => pushTodoist(call, project(), changes),
  }
}
