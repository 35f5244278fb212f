import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Remembers runtimes that start from now on; returns the most memory that the last of them ever had, in megabytes. */
export function watchRuntime(): () => number {
  let pid: number | undefined
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess } // Node documents this message.
    child.once('spawn', () => {
      if (basename(child.spawnfile) === 'workerd') pid = child.pid
    })
  })
  return () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024
}
