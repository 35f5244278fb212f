import { createServer } from 'vite'
import { readConfig } from './local/config.read.ts'
import { seedDemoOnce } from './demo/seed-demo-once.ts'
import { startServer } from './local/start-server.ts'
import { stopOnSignal } from './local/stop-on-signal.ts'
import { watchWorker } from './local/bundle-worker.ts'

const starting = startServer({ port: Number(process.env['PORT'] ?? 8787), dataFolder: '.larder', web: false })
let closeWeb = async () => {}
stopOnSignal(starting, () => closeWeb())
const server = await starting
await seedDemoOnce(server.origin, '.larder')

await watchWorker((script) => {
  server.reload(script).catch((error: unknown) => console.error(error))
})

// Vite serves the pages; the paths that the worker answers first go to the worker.
const first = readConfig().assets?.run_worker_first
const prefixes = Array.isArray(first) ? first : []
const proxy = Object.fromEntries(
  prefixes.map((path) => [`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, { target: server.origin }]),
)
const web = await createServer({ server: { proxy, host: 'localhost' } })
await web.listen()
web.printUrls()
closeWeb = () => web.close()
