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
import type { FollowerKind } from '../follow/follower-kind.ts'
import type { App } from '../http/route.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Undoer } from './undo/undo.ts'

export interface Module extends ReplayedTables {
  name: string
  events?: readonly EventType[]
  projections?: readonly Projection[]
  resources?: readonly Definition[]
  routes?(app: App): void
  reactors?: readonly Reactor[]
  followers?: readonly FollowerKind[]
  /** Work of its own that takes longer than an answer may. */
  jobs?: readonly JobKind[]
  effects?: EffectsByKind
  /** Columns that it adds to rows of other kinds where a client asks for `extended`. */
  extendedColumns?: ExtendedByKind
  footprints?: Footprints
  undo?: Record<string, Undoer>
  purge?: Record<string, Purge>
  personalTables?: readonly PersonalTable[]
  /** How the names of stored files begin that belong to one person and are of no use to others. */
  personalFiles?(space: number, user: number): string
  /** Events that only follow from others of their command; undo takes them back with those. */
  derivedEvents?: readonly string[]
  /**
   * By kind of stream (the part before the colon): which events the asker may see in the change feed, as SQL over the
   * event row `e`. A plain resource needs none: its readers may see its events.
   */
  feedFilters?: Record<string, (context: Context) => SQL>
  /** As `feedFilters`, for the directory's log, which shows no kind of stream that is not named here. */
  directoryFeedFilters?: Record<string, (context: Context) => SQL>
}
