import { type ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { basename } from 'node:path'
import { startServer } from '../local/start-server.ts'

// Runs as a process of its own, tells which process is the runtime and where it answers, and is killed with it.
const [folder = ''] = process.argv.slice(2)
let runtime: number | undefined
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess } // What Node documents for this channel.
  child.once('spawn', () => {
    if (basename(child.spawnfile) === 'workerd') runtime = child.pid
  })
})
const { origin, runScheduled } = await startServer({ dataFolder: folder, web: false, onLog: () => {} })
// Whoever is told nothing of a tick learns from the end of this process that it was cut off.
process.on('message', (at: number) => {
  void runScheduled(new Date(at)).then(() => process.send?.({ ticked: at }))
})
process.send?.({ origin, runtime })
