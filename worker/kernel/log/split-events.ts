import { MAX_VALUE_LENGTH } from '../sql/bulk-write.ts'

interface StreamEvent {
  stream: string
  /** Places behind the last event of the stream; null where a version is expected. */
  offset: number | null
}

/** A later list finds the events of earlier ones in the log, so its offsets start again. */
export function splitEvents<E extends StreamEvent>(events: readonly E[]): E[][] {
  const lists: E[][] = []
  const written = new Map<string, number>()
  let size = 0
  let begun = new Map<string, number>()
  for (const event of events) {
    const length = JSON.stringify(event).length + 1
    if (lists.length === 0 || size + length > MAX_VALUE_LENGTH) {
      for (const [stream, n] of begun) written.set(stream, n)
      begun = new Map()
      size = 0
      lists.push([])
    }
    size += length
    if (event.offset !== null) begun.set(event.stream, event.offset)
    lists
      .at(-1)
      ?.push(event.offset === null ? event : { ...event, offset: event.offset - (written.get(event.stream) ?? 0) })
  }
  return lists
}
