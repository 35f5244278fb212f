import type { Message } from './counterparts.ts'
import type { LoggedEvent } from './outside-state.ts'
import type { Outside } from './set-up-outside.ts'

/** Each event came at least once, always under the same id with the same words, and those of one object in their order. */
export function checkWebhook(
  { space, webhook, types }: Outside,
  log: readonly LoggedEvent[],
  received: readonly Message[],
): string[] {
  const faults: string[] = []
  const first = log.find(({ type, stream }) => type === 'webhook.changed' && stream === `webhook:${webhook}`)?.seq ?? 0
  const told = new Map(
    log
      .filter((one) => one.space === space && one.seq > first && one.data !== null && types.has(one.type))
      .map((one) => [`msg_${space}_${webhook}_${one.seq}`, one]),
  )
  const came = new Map<string, string>()
  const latest = new Map<string, number>()
  for (const { id, body } of received) {
    const before = came.get(id)
    if (before !== undefined && before !== body) faults.push(`message ${id} came with other words`)
    if (before !== undefined) continue
    came.set(id, body)
    const event = told.get(id)
    if (!event) {
      faults.push(`message ${id} came of nothing: ${body.slice(0, 120)}`)
      continue
    }
    if ((latest.get(event.stream) ?? 0) > event.seq) faults.push(`message ${id} of ${event.stream} came too late`)
    latest.set(event.stream, event.seq)
  }
  for (const [id, { type, stream }] of told) if (!came.has(id)) faults.push(`${type} of ${stream} (${id}) never came`)
  return faults
}
