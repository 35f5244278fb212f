import { randomUUID } from 'node:crypto'
import type { startCaldav } from './caldav.host.ts'
import { mkcalendar, todo } from './caldav.texts.ts'
import { basicOf, caldavUser } from './caldav.user.ts'
import type { startGoogle } from './google.host.ts'
import type { startMicrosoft } from './microsoft.host.ts'
import type { startTodoist } from './todoist.host.ts'

export interface HandItem {
  id: string
  name: string
  done: boolean
}

/** Somebody else at a list of a service, with an app of its own. */
export interface Hands {
  /** As a connector names the list. */
  list: string
  add(name: string): unknown
  change(id: string, fields: { name?: string; done?: boolean }): unknown
  remove(id: string): unknown
  items(): HandItem[] | Promise<HandItem[]>
  /** The list as it is now; called later, it is that again, as from a backup. */
  backUp?(): () => void
}

type Started<Start extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Start>>

export function todoistHands(host: Started<typeof startTodoist>): Hands {
  const list = host.addProject('Shopping')
  const here = () => [...host.items.values()].filter((item) => item.project_id === list)
  return {
    list,
    add: (content) => host.addItem(list, { content }),
    change: (id, { name, done }) =>
      host.change(id, {
        ...(name === undefined ? {} : { content: name }),
        ...(done === undefined ? {} : { checked: done }),
      }),
    remove: (id) => host.change(id, { is_deleted: true }),
    items: () =>
      here().flatMap(({ id, content, checked, is_deleted: isGone }) =>
        isGone ? [] : [{ id, name: content, done: checked }],
      ),
    backUp() {
      const kept = structuredClone(here())
      return () => {
        for (const { id } of here()) host.items.delete(id)
        for (const item of structuredClone(kept)) host.items.set(item.id, item)
        host.state.epoch++
      }
    },
  }
}

export function microsoftHands(host: Started<typeof startMicrosoft>): Hands {
  const list = host.addList('Shopping')
  return {
    list: list.id,
    add: (title) => host.write(list, { title }),
    change: (id, { name, done }) =>
      list.tasks.has(id) &&
      host.write(list, {
        id,
        ...(name === undefined ? {} : { title: name }),
        ...(done === undefined ? {} : { status: done ? 'completed' : 'notStarted' }),
      }),
    remove: (id) => host.drop(list, id),
    items: () =>
      [...list.tasks.values()].map(({ id, title, status }) => ({ id, name: title, done: status === 'completed' })),
    backUp() {
      const kept = structuredClone([...list.tasks])
      return () => {
        list.tasks.clear()
        for (const [id, task] of structuredClone(kept)) list.tasks.set(id, task)
        list.log.splice(0, list.log.length, ...list.tasks.keys())
        host.state.epoch++
      }
    },
  }
}

export function googleHands(host: Started<typeof startGoogle>): Hands {
  const list = host.addList('Shopping')
  return {
    list: list.id,
    add: (title) => host.write(list, { title }),
    change: (id, { name, done }) =>
      host.write(list, {
        id,
        ...(name === undefined ? {} : { title: name }),
        ...(done === undefined ? {} : { status: done ? 'completed' : 'needsAction', completed: null }),
      }),
    remove: (id) => host.write(list, { id, deleted: true }),
    items: () =>
      [...list.tasks.values()].flatMap(({ id, title, status, deleted }) =>
        deleted ? [] : [{ id, name: title, done: status === 'completed' }],
      ),
    backUp() {
      const kept = structuredClone([...list.tasks])
      return () => {
        list.tasks.clear()
        for (const [id, task] of structuredClone(kept)) list.tasks.set(id, task)
      }
    },
  }
}

const NAME = /^SUMMARY:(.*?)\r?$/m
const DONE = /^(?:STATUS:COMPLETED|COMPLETED:.*)\r?\n/m

const changed = (text: string, { name, done }: { name?: string; done?: boolean }): string => {
  const named = name === undefined ? text : text.replace(NAME, `SUMMARY:${name}`)
  if (done === undefined) return named
  const open = named.replace(/^(?:STATUS|COMPLETED|PERCENT-COMPLETE):.*\r?\n/gm, '')
  return done ? open.replace(/^END:VTODO/m, 'STATUS:COMPLETED\r\nEND:VTODO') : open
}

const read = (id: string, text: string): HandItem => ({
  id,
  name: NAME.exec(text)?.[1] ?? '',
  done: DONE.test(text),
})

export async function caldavHands(host: Started<typeof startCaldav>): Promise<Hands> {
  const path = `/dav/me/home/${randomUUID()}/`
  await sendDav(host.origin + path, 'MKCALENDAR', mkcalendar('Shopping'))
  const list = host.lists.get(path)
  if (!list) throw new Error('no list')
  const textOf = (id: string) => list.resources.get(id)?.text ?? ''
  return {
    list: host.origin + path,
    add(name) {
      const uid = randomUUID()
      host.write(`${path}${uid}.ics`, todo(uid, [`SUMMARY:${name}`]))
    },
    change: (id, fields) => list.resources.has(id) && host.write(id, changed(textOf(id), fields)),
    remove: (id) => host.drop(id),
    items: () => [...list.resources].map(([id, { text }]) => read(id, text)),
    backUp() {
      const kept = [...list.resources]
      return () => {
        list.resources.clear()
        for (const [id, resource] of kept) list.resources.set(id, resource)
        list.log.splice(0, list.log.length, ...list.resources.keys())
        void host.loseCursors()
      }
    },
  }
}

/** At a Radicale itself, while Larder may have to pass somebody who loses requests. */
export async function radicaleHands(origin: string, front: string): Promise<Hands> {
  const path = `/u/${randomUUID()}/`
  await sendDav(origin + path, 'MKCALENDAR', mkcalendar('Shopping'))
  const texts = async (): Promise<[string, string][]> => {
    const whole = await (await sendDav(origin + path, 'GET')).text()
    return [...whole.replace(/\r?\n[ \t]/g, '').matchAll(/BEGIN:VTODO.*?END:VTODO/gs)].map(([text]) => [
      `${path}${/^UID:(.*?)\r?$/m.exec(text)?.[1]}.ics`,
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\n${text}\r\nEND:VCALENDAR\r\n`,
    ])
  }
  return {
    list: front + path,
    async add(name) {
      const uid = randomUUID()
      await sendDav(`${origin}${path}${uid}.ics`, 'PUT', todo(uid, [`SUMMARY:${name}`]))
    },
    async change(id, fields) {
      const [, text] = (await texts()).find(([one]) => one === id) ?? []
      if (text) await sendDav(origin + id, 'PUT', changed(text, fields))
    },
    remove: (id) => sendDav(origin + id, 'DELETE'),
    items: async () => (await texts()).map(([id, text]) => read(id, text)),
  }
}

const sendDav = (url: string, method: string, body?: string) =>
  fetch(url, {
    method,
    headers: {
      authorization: basicOf(caldavUser),
      ...(body?.startsWith('BEGIN') ? { 'content-type': 'text/calendar' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
