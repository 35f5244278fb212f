import { type ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { basename } from 'node:path'
import { startServer } from '../local/start-server.ts'

// A process of its own, so that it can be killed. It reports its origin and the runtime's process id.
const [folder = '', ...allowedOrigins] = process.argv.slice(2)
let runtime: number | undefined
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess } // Node documents this message.
  child.once('spawn', () => {
    if (basename(child.spawnfile) === 'workerd') runtime = child.pid
  })
})
const { origin, runScheduled } = await startServer({
  dataFolder: folder,
  web: false,
  allowedOrigins,
  onLog: () => {},
})
// A tick that is cut off has no reply: the caller sees this process exit.
process.on('message', (at: number) => {
  void runScheduled(new Date(at)).then(() => process.send?.({ ticked: at }))
})
process.send?.({ origin, runtime })
