import { readConfig } from '../local/config.read.ts'
import { runCommand } from '../local/run-command.ts'

/** `remote` is the account, `local` is `.larder/`. */
export async function migrateDatabases(where: 'remote' | 'local'): Promise<void> {
  const place = where === 'remote' ? ['--remote'] : ['--local', '--persist-to', '.larder']
  for (const { binding } of readConfig().d1_databases) {
    await runCommand('wrangler', ['d1', 'migrations', 'apply', binding, ...place])
  }
}
