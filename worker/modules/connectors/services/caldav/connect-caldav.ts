import { ServiceFault, type ConnectService } from '../../service/todo-service.ts'
import { keysByUuid } from '../key-uuid.ts'
import { pushEach } from '../push-each.ts'
import { davClient } from './dav-client.ts'
import { discoverLists } from './discover-lists.ts'
import { canonicalPath } from './multistatus.ts'
import { pullCaldav } from './pull-caldav.ts'
import { pushCaldav } from './push-caldav.ts'

/** To-dos of any CalDAV server. A list is known by its address, an item by its path there. */
export const connectCaldav: ConnectService = (account) => {
  const list = () => {
    const url = account.list !== null && URL.canParse(account.list) ? new URL(account.list) : null
    if (!url) throw new ServiceFault('list_gone', 'No list is chosen.')
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return url
  }
  return {
    abilities: { notes: true, aisles: true, pollSeconds: 120 },
    lists: async () => discoverLists(davClient(account)),
    async pull(cursor, unanswered = []) {
      const url = list()
      return pullCaldav(davClient(account), url, cursor, await keysByUuid(canonicalPath(url), unanswered))
    },
    push: async (changes) => {
      const dav = davClient(account)
      const url = list()
      return pushEach(changes, (change) => pushCaldav(dav, url, change))
    },
  }
}
