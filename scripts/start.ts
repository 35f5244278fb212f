import { seedDemoOnce } from './demo/seed-demo-once.ts'
import { operatorVariables } from './local/operator-variables.ts'
import { selfHostedOptions } from './local/self-hosted-options.ts'
import { operatorCode } from './local/operator-code.ts'
import { startServer } from './local/start-server.ts'
import { stopOnSignal } from './local/stop-on-signal.ts'
import { welcomeMessage } from './local/welcome-message.ts'

const { PORT, HOST: host = 'localhost', DATA: folder = '.larder', DEMO, STORAGE_ROOT: storageRoot } = process.env
const port = Number(PORT ?? 8787)
const isOwn = DEMO === 'off'
const code = operatorCode()

console.log('Larder is starting ...')
let isTalkative = false
const start = async () =>
  startServer({
    port,
    host,
    dataFolder: folder,
    storageRoot,
    ...(isOwn ? selfHostedOptions(process.env, port, code) : { variables: operatorVariables(process.env) }),
    onLog: (level, message) => {
      if (level === 'error' || level === 'warn') console.error(message)
      else if (isTalkative) console.log(message)
    },
  })
const starting = start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
stopOnSignal(starting)
const { origin } = await starting
if (!isOwn) await seedDemoOnce(origin, folder)
isTalkative = true
console.log(await welcomeMessage({ origin, folder, code: isOwn ? code : null }))
