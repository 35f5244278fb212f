import type { Event, Recorded } from '../contract/events.ts'
import type { Statement } from '../sql/sql.ts'

/** From an event to the SQL that updates read models. It neither reads nor waits. */
export type Projection = (event: Recorded) => Statement[]

type Handlers<E extends Event> = {
  [T in E['type']]?: (event: Recorded<Extract<E, { type: T }>>) => Statement | Statement[]
}

export const projection = <E extends Event>(handlers: Handlers<E>): Projection => {
  // Each handler is keyed by the type of the events it takes, so the look-up pairs them rightly.
  const byType = handlers as Record<string, ((event: Recorded) => Statement | Statement[]) | undefined>
  return (event) => [byType[event.type]?.(event) ?? []].flat()
}
