import { demoCredentials } from '../demo/account.ts'

interface StartedServer {
  origin: string
  folder: string
  /** Proves the owner of a new server; null for the demo. */
  code: string | null
}

export async function welcomeMessage({ origin, folder, code }: StartedServer): Promise<string> {
  const lines =
    code === null
      ? [
          ['Larder', origin],
          ['Log in', `${demoCredentials.username} / ${demoCredentials.password}, or create an account`],
          ['Mail', `${origin}/_local/mail shows what would be sent`],
          ['Data', `${folder} (delete it to start over)`],
        ]
      : [
          ['Larder', shownAddress(origin)],
          ...((await lacksOperator(origin)) ? [['Owner', `open it and make your account with the code ${code}`]] : []),
          ['Data', folder],
        ]
  return `\n${[...lines, ['Stop', 'Ctrl+C']].map(([name = '', text]) => `  ${name.padEnd(12)}${text}`).join('\n')}\n`
}

const shownAddress = (origin: string) => process.env['ORIGIN'] ?? `${origin} (set ORIGIN to open it from elsewhere)`

async function lacksOperator(origin: string): Promise<boolean> {
  const { wanted } = (await (await fetch(`${origin}/api/server-settings/owner/`)).json()) as { wanted: boolean } // The answer of our own worker.
  return wanted
}
