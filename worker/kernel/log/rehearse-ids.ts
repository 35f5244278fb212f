import { conflict } from '../contract/errors.ts'
import { idAllocator, type NextId, reserveIds } from './reserve-ids.ts'

/**
 * Counts the ids that a decision takes, so that no more are reserved: the ids it gives are below zero, and stand for rows
 * that are not there yet.
 */
export function countIds(): { nextId: NextId; reserve: (space: number) => ReturnType<typeof reserveIds> } {
  const wanted = new Map<string, number>()
  const nextId: NextId = (kind) => {
    const count = (wanted.get(kind) ?? 0) + 1
    wanted.set(kind, count)
    return -count
  }
  return { nextId, reserve: (space) => reserveIds(space, Object.fromEntries(wanted)) }
}

/** Reserved ids; a conflict where more is missing now than when they were counted. */
export function countedIds(...ranges: Parameters<typeof idAllocator>): NextId {
  const nextId = idAllocator(...ranges)
  return (kind) => {
    try {
      return nextId(kind)
    } catch {
      throw conflict()
    }
  }
}
