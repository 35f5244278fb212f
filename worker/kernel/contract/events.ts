import type * as z from 'zod'

type Shapes = Record<string, z.ZodType>

export interface EventType<Name extends string = string, S extends Shapes = Shapes> {
  name: Name
  shapes: S
}

/** `{ merged: z.object(…) }` declared under `food` is the event type `food.merged`. */
export const defineEvents = <const Name extends string, S extends Shapes>(
  name: Name,
  shapes: S,
): EventType<Name, S> => ({
  name,
  shapes,
})

export type EventOf<D extends EventType> = {
  [K in keyof D['shapes'] & string]: { type: `${D['name']}.${K}`; data: z.output<D['shapes'][K]> }
}[keyof D['shapes'] & string]

export interface Event {
  type: string
  data: unknown
}

/** `user` is null where the system acts on nobody's behalf. */
export interface Actor {
  user: number | null
  token?: number
  hook?: number
  client?: string
  system?: string
  command?: string
}

export type Recorded<E extends Event = Event> = E & {
  space: number
  stream: string
  version: number
  actor: Actor
  at: string
}

/** An event with its place in the database's log. `command` is only set on events that were just committed. */
export type Logged<E extends Event = Event> = Recorded<E> & { seq: number; command?: string }
