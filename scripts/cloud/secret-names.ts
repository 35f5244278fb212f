import { captureCommand, commandSucceeds } from '../local/run-command.ts'

/** Empty before the first deployment. */
export async function secretNames(): Promise<string[]> {
  const list = ['secret', 'list', '--format', 'json']
  if (!(await commandSucceeds('wrangler', list))) return []
  const secrets: { name: string }[] = JSON.parse(await captureCommand('wrangler', list))
  return secrets.map(({ name }) => name)
}
