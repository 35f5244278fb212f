import { runCommand } from '../local/run-command.ts'
import type { Stage } from './stage.ts'

export function commandStage(name: string, command: string, ...args: string[]): Stage {
  return {
    name,
    run: async () => {
      await runCommand(command, args)
      return { passed: 1, failed: 0 }
    },
  }
}
