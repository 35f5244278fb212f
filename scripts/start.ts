import { startServer } from './local/server.ts'
import { demo } from './demo/account.ts'
import { seedDemo } from './demo/seed.ts'

const port = Number(process.env['PORT'] ?? 8787)
const host = process.env['HOST'] ?? 'localhost'

console.log('Larder is starting ...')
const server = await startServer({ port, host, persist: '.larder', seed: seedDemo })

console.log(`
  Larder      ${server.origin}
  Log in      ${demo.username} / ${demo.password}, or create an account
  Mail        ${server.origin}/_local/mail shows what would be sent
  Data        .larder/ (delete it to start over)
  Stop        Ctrl+C
`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  })
}
