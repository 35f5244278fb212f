import type { SQL } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import type { EventType } from '../contract/events.ts'
import type { Footprints } from '../log/footprint.ts'
import type { Projection } from '../log/projection.ts'
import type { ReplayedTables } from '../log/replay/replay-targets.ts'
import type { PersonalTable } from '../log/delete-personal-rows.ts'
import type { Purge } from '../log/purge.ts'
import type { Reactor } from '../log/reactor.ts'
import type { Definition, EffectsByKind, ExtendedByKind } from './define-resource.ts'
import type { App } from '../http/route.ts'
import type { Undoer } from './undo/undo.ts'

/** What a module contributes. */
export interface Module extends ReplayedTables {
  name: string
  /** Event types it records. */
  events?: readonly EventType[]
  projections?: readonly Projection[]
  /** Resources whose calls the kernel serves. */
  resources?: readonly Definition[]
  routes?(app: App): void
  reactors?: readonly Reactor[]
  /** What the deletion of rows of other kinds means to its own. */
  effects?: EffectsByKind
  /** What it has to say of rows of other kinds, where somebody asks for more of them. */
  extendedColumns?: ExtendedByKind
  /** Rows beyond those of their own that events change. */
  footprints?: Footprints
  /** How its events are taken back. */
  undo?: Record<string, Undoer>
  /** What rows of its kinds have beside them, and what becomes of it when they go for good. */
  purge?: Record<string, Purge>
  /** Rows that are one person's, and go with their account. */
  personalTables?: readonly PersonalTable[]
  /** Events that only follow from others of their command, and go or stay with those. */
  derivedEvents?: readonly string[]
  /**
   * Which events of a kind of stream (the part before the colon) the asker may see in the change feed, as SQL over the
   * event row `e`. A plain resource needs none: whoever may read it may see its events.
   */
  feedFilters?: Record<string, (context: Context) => SQL>
  /** The same of kinds of stream in the directory's log, which says of each nothing that is not named here. */
  directoryFeedFilters?: Record<string, (context: Context) => SQL>
}
