import type { Module } from '#worker/kernel/resource/module.ts'
import type { EventLine } from '../format/manifest.contract.ts'

interface Shape {
  safeParse(data: unknown): {
    success: boolean
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] }
  }
}

/** Of the directory's log, or said by an erasure: none of them is in the log of a space that people use. */
const OUTSIDE = new Set(['household', 'invite-link', 'membership', 'preference', 'user'])
const INSIDE = new Set(['space.furnished', 'space.addresses_ended'])

export const isOfSpaces = (type: string): boolean => {
  const [kind = ''] = type.split('.')
  return kind === 'space' ? INSIDE.has(type) : !OUTSIDE.has(kind)
}

/** What an event of a space may say, by its type. */
export function eventShapes(modules: readonly Module[]): ReadonlyMap<string, Shape> {
  return new Map(
    modules.flatMap(({ events = [] }) =>
      events.flatMap(({ name, shapes }) =>
        Object.entries(shapes)
          .map(([verb, shape]): [string, Shape] => [`${name}.${verb}`, shape])
          .filter(([type]) => isOfSpaces(type)),
      ),
    ),
  )
}

/** A sentence about what is wrong with an event; null where nothing is. */
export function eventFault(shapes: ReadonlyMap<string, Shape>, { n, type, data }: EventLine): string | null {
  const shape = shapes.get(type)
  if (!shape) return `Event ${n} is of a kind that is not known here: ${type}.`
  // It was purged.
  if (data === null) return null
  const [issue] = shape.safeParse(data).error?.issues ?? []
  return issue ? `Event ${n} (${type}) is not as such events are: ${issue.path.join('.')} ${issue.message}` : null
}
