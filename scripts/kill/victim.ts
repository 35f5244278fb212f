import { type ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { basename } from 'node:path'
import { startServer } from '../local/server.ts'

// Runs as a process of its own, tells which process is the runtime and where it answers, and is killed with it.
const [folder = ''] = process.argv.slice(2)
let runtime: number | undefined
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess } // What Node documents for this channel.
  child.once('spawn', () => {
    if (basename(child.spawnfile) === 'workerd') runtime = child.pid
  })
})
const { origin } = await startServer({ persist: folder, web: false, logged: () => {} })
process.send?.({ origin, runtime })
