import { captureCommand, commandSucceeds } from '../local/run-command.ts'

/** The names of the secrets that the deployed worker has; none before its first deployment. */
export async function secretNames(): Promise<string[]> {
  const list = ['secret', 'list', '--format', 'json']
  if (!(await commandSucceeds('wrangler', list))) return []
  const secrets: { name: string }[] = JSON.parse(await captureCommand('wrangler', list))
  return secrets.map(({ name }) => name)
}
