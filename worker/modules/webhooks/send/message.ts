import type { Logged } from '#worker/kernel/contract/events.ts'

/** Standard Webhooks advises less than 20 kB. */
const MAX_BYTES = 20_000
const MAX_IDS = 500

export interface Message {
  id: string
  type: string
  body: Uint8Array<ArrayBuffer>
}

/** The same for the same event, whenever and however often it is sent. */
export const messageId = (space: number, webhook: number, seq: number): string => `msg_${space}_${webhook}_${seq}`

/** An event as it is sent: with all its data, or where that is too much, with the ids in it. */
export function messageOf(webhook: number, event: Logged): Message {
  const { seq, space, type, at, stream, version, data, actor } = event
  const [kind = '', id] = stream.split(':')
  const told = { kind, id: id === undefined ? null : Number(id), version, seq, space, user: actor.user }
  const whole = encode({ type, timestamp: at, data: { ...told, event: data } })
  const body =
    whole.byteLength < MAX_BYTES
      ? whole
      : encode({ type, timestamp: at, data: { ...told, event: { ids: idsIn(data) }, truncated: true } })
  return { id: messageId(space, webhook, seq), type, body }
}

/** What is signed and sent. */
export const encode = (value: object): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(JSON.stringify(value)))

/** Ids of the thing and of the rows in its lists, each once. */
function idsIn(data: unknown): number[] {
  const found = new Set<number>()
  const look = (value: unknown): void => {
    if (found.size >= MAX_IDS || typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'number') look(inner)
      else if (name === 'id' || (Array.isArray(value) && Number.isInteger(inner))) found.add(inner)
    }
  }
  look(data)
  return [...found].slice(0, MAX_IDS)
}
