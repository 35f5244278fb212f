import { randomUUID } from 'node:crypto'
import { connectCaldav } from '#worker/modules/connectors/services/caldav/connect-caldav.ts'
import { accountOf } from './account.fixture.ts'
import { mkcalendar, todo } from '#tests/todo/hosts/caldav.texts.ts'
import { basicOf, caldavUser } from '#tests/todo/hosts/caldav.user.ts'
import type { ServiceWorld } from './service.world.ts'

const decoration = [
  'X-APPLE-SORT-ORDER:17',
  'PRIORITY:1',
  'DUE;VALUE=DATE:20270101',
  'BEGIN:VALARM',
  'TRIGGER:-PT15M',
  'ACTION:DISPLAY',
  'DESCRIPTION:Buy it now',
  'END:VALARM',
]

/** A list of a CalDAV server, which somebody else reaches by plain requests. */
export async function caldavWorld(host: { origin: string; host: string }, homePath = '/u/'): Promise<ServiceWorld> {
  const name = `shop-${randomUUID()}`
  const list = `${host.origin}${homePath}${name}/`
  const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, list), {
      method,
      headers: { authorization: basicOf(caldavUser), 'content-type': 'text/calendar', ...headers },
      ...(body === undefined ? {} : { body }),
    })
  const textAt = async (id: string) => (await send('GET', id)).text()
  const made = await send('MKCALENDAR', list, mkcalendar(name), { 'content-type': 'application/xml' })
  if (made.status !== 201) throw new Error(`no list: ${made.status}`)
  return {
    listName: name,
    connect: (given) => {
      const account = accountOf({
        url: host.origin,
        username: caldavUser.username,
        secret: caldavUser.password,
        list,
        allow: host.host,
        ...given,
      })
      return { ...connectCaldav(account, {} as Env), account }
    },
    async otherAdds(fields) {
      const id = `${randomUUID()}.ics`
      await send('PUT', id, todo(id, [`SUMMARY:${fields.name}`]))
      return new URL(id, list).pathname
    },
    async otherRenames(id, to) {
      await send('PUT', id, (await textAt(id)).replace(/^SUMMARY:.*$/m, `SUMMARY:${to}`))
    },
    async otherDeletes(id) {
      await send('DELETE', id)
    },
    async decorate(id) {
      const text = await textAt(id)
      await send('PUT', id, text.replace(/^END:VTODO/m, `${decoration.join('\r\n')}\r\nEND:VTODO`))
      return decoration.toSorted().join('\n')
    },
    async decorationOf(id) {
      const lines = (await textAt(id)).split('\r\n')
      // Radicale writes the properties in an order of its own.
      return decoration
        .filter((line) => lines.includes(line))
        .toSorted()
        .join('\n')
    },
    async dropList() {
      await send('DELETE', list)
    },
  }
}
