import type { EventLine } from '../format/manifest.contract.ts'
import {
  addressIn,
  ADDRESSES,
  FILE_KEYS,
  householdIn,
  HOUSEHOLDS,
  keyIn,
  NEVER_SAID,
  type NewWorld,
  PEOPLE,
  personIn,
  UnknownValue,
} from './renumber.ts'

/** Directory numbers of an old server lie below all of this one, whose copies of people then count as newer. */
const OLDER = 2 ** 50

/** An event of an archive, as if it had happened in the new space. Throws `UnknownValue` for what cannot be one. */
export async function renewEvent(world: NewWorld, event: EventLine): Promise<EventLine> {
  const [kind = ''] = event.type.split('.')
  const { user, ...by } = event.by
  const said = await renewValue(world, event.data, '')
  return {
    ...event,
    stream: await renewStream(world, event.stream),
    by: { ...by, user: user === null ? null : personIn(world, user) },
    data: kind === 'share-link' ? await renewLink(world, said) : kind === 'member' ? renewCopy(event, said) : said,
  }
}

async function renewStream(world: NewWorld, stream: string): Promise<string> {
  const [kind = '', id] = stream.split(':')
  if (id === undefined) return stream
  if (kind === 'member') return `member:${personIn(world, Number(id))}`
  if (kind === 'space') return `space:${world.space}`
  if (kind === 'share-link') return `share-link:${await addressIn(world, id)}`
  return stream
}

async function renewLink(world: NewWorld, data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || !('id' in data)) return data
  return { ...data, id: await addressIn(world, String(data.id)) }
}

/** Whoever somebody was elsewhere has no rights here. */
function renewCopy({ type }: EventLine, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  const copy = data as { seq?: number } // Its shape was checked.
  return {
    ...copy,
    ...(copy.seq === undefined ? {} : { seq: copy.seq - OLDER }),
    ...(type === 'member.joined' || type === 'member.changed' ? { is_staff: false, is_superuser: false } : {}),
  }
}

async function renewValue(world: NewWorld, value: unknown, name: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => renewValue(world, one, name)))
  if (typeof value === 'number') {
    if (PEOPLE.has(name)) return personIn(world, value)
    return HOUSEHOLDS.has(name) ? householdIn(world, value) : value
  }
  if (typeof value === 'string') {
    if (FILE_KEYS.has(name)) return keyIn(world, value) ?? value
    return ADDRESSES.has(name) ? addressIn(world, value) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const renewed: [string, unknown][] = []
  for (const [field, inner] of Object.entries(value)) {
    if (NEVER_SAID.has(field)) throw new UnknownValue(`No event says “${field}”.`)
    renewed.push([field, await renewValue(world, inner, field)])
  }
  return Object.fromEntries(renewed)
}
