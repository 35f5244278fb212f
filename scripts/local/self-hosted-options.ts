import { rejectDemoAccount } from '../demo/reject-demo-account.ts'
import type { ServerOptions } from './start-server.ts'
import { readSettings } from './settings.read.ts'

/**
 * What makes a server for others to reach of one on one's own machine: it shows nobody its mails, limits attempts, is known
 * by one address, and takes no account before that of whoever knows the code. Throws a sentence about a bad setting.
 */
export function selfHostedOptions(env: Record<string, string | undefined>, port: number, code: string): ServerOptions {
  const settings = { ORIGIN: `http://localhost:${port}`, ...readSettings(env) }
  return {
    variables: { ...settings, LOCAL: '', OWN_SERVER: '1', OWNER_CODE: code },
    smtp: env['SMTP_URL'],
    rateLimited: true,
    checkDirectory: rejectDemoAccount,
  }
}
