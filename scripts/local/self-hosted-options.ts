import { rejectDemoAccount } from '../demo/reject-demo-account.ts'
import type { ServerOptions } from './start-server.ts'
import { readSettings } from './settings.read.ts'

/** Makes a server safe for others to reach; `code` proves its owner. Throws a sentence for people on bad settings. */
export function selfHostedOptions(env: Record<string, string | undefined>, port: number, code: string): ServerOptions {
  const settings = { ORIGIN: `http://localhost:${port}`, ...readSettings(env) }
  return {
    variables: { ...settings, LOCAL: '', OWN_SERVER: '1', OWNER_CODE: code },
    smtp: env['SMTP_URL'],
    rateLimited: true,
    checkDirectory: rejectDemoAccount,
  }
}
