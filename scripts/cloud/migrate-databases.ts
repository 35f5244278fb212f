import { readConfig } from '../local/config.read.ts'
import { runCommand } from '../local/run-command.ts'

/** Applies what is new in `migrations/` to every database, in the account or in `.larder/`. */
export async function migrateDatabases(where: 'remote' | 'local'): Promise<void> {
  const place = where === 'remote' ? ['--remote'] : ['--local', '--persist-to', '.larder']
  for (const { binding } of readConfig().d1_databases) {
    await runCommand('wrangler', ['d1', 'migrations', 'apply', binding, ...place])
  }
}
