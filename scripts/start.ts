import { offerDemo } from './demo/offer-demo.ts'
import { operatorVariables } from './local/operator-variables.ts'
import { ownServer } from './local/own-server.ts'
import { ownerCode } from './local/owner-code.ts'
import { startServer } from './local/server.ts'
import { stopOnSignal } from './local/stop-server.ts'
import { welcome } from './local/print-welcome.ts'

const { PORT, HOST: host = 'localhost', DATA: folder = '.larder', DEMO } = process.env
const port = Number(PORT ?? 8787)
const isOwn = DEMO === 'off'
const code = ownerCode()

console.log('Larder is starting ...')
let isTalkative = false
const start = async () =>
  startServer({
    port,
    host,
    persist: folder,
    ...(isOwn ? ownServer(process.env, port, code) : { variables: operatorVariables(process.env) }),
    logged: (level, message) => {
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
if (!isOwn) await offerDemo(origin, folder)
isTalkative = true
console.log(await welcome({ origin, folder, code: isOwn ? code : null }))
