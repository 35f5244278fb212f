import type { DiskState } from '../read-disk-state.ts'
import type { KillClient } from '../workload.ts'

/** A job that was asked for, and what is to be true once it has ended. */
export interface AskedJob {
  id: number
  /** Returns faults as sentences. */
  check: (client: KillClient, ended: EndedJob) => Promise<string[]>
  /** Called between two kills while it is at work: somebody stops it, or has it go on. */
  disturb?: (client: KillClient) => Promise<void>
  /** Called while it is not at work: does what a person would for it to go on. Answers whether there was something. */
  goOn?: (client: KillClient, state: string) => Promise<boolean>
  /** As `check`, of what a killed server left on the disk. */
  checkDisk?: (remains: DiskState, ended: EndedJob) => string[]
}

export interface EndedJob {
  id: number
  state: string
  total: number
  waiting: number
  done: number
  known: number
  failed: number
  details: Record<string, unknown>
  items: readonly EndedItem[]
}

export interface EndedItem {
  position: number
  name: string
  state: string
  result: string | null
  msg: string
}

/** `round` tells the things of one round from those of another. */
export interface JobWorkload {
  name: string
  /** Its space is one where nothing else happens. */
  isAlone?: boolean
  ask: (client: KillClient, round: number) => Promise<AskedJob>
}
