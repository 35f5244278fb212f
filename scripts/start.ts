import { demo } from './demo/account.ts'
import { offerDemo } from './demo/demo.offer.ts'
import { startServer } from './local/server.ts'
import { stopOnSignal } from './local/server.stop.ts'

const port = Number(process.env['PORT'] ?? 8787)
const host = process.env['HOST'] ?? 'localhost'

console.log('Larder is starting ...')
let isTalkative = false
const server = await startServer({
  port,
  host,
  persist: '.larder',
  logged: (level, message) => {
    if (level === 'error' || level === 'warn') console.error(message)
    else if (isTalkative) console.log(message)
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
stopOnSignal(server)
await offerDemo(server.origin, '.larder')
isTalkative = true

console.log(`
  Larder      ${server.origin}
  Log in      ${demo.username} / ${demo.password}, or create an account
  Mail        ${server.origin}/_local/mail shows what would be sent
  Data        .larder/ (delete it to start over)
  Stop        Ctrl+C
`)
