import { undoCommands } from '#web/lib/api/undo.ts'
import { createSignal } from '#web/lib/outbox/create-signal.ts'

/** Commands that brought something, by job; none once they are taken back. Only answers name them, so a reload forgets them. */
const commands = createSignal<Readonly<Record<number, readonly string[]>>>({})

export const addCommand = (job: number, command: string) =>
  commands.set({ ...commands.get(), [job]: [...(commands.get()[job] ?? []), command] })

/** `undo` takes back all that a job brought; undefined where that is not known, or done. */
export function useImportUndo(job: number): { isUndone: boolean; undo: (() => Promise<void>) | undefined } {
  const known = commands.use()[job]
  if (!known?.length) return { isUndone: known !== undefined, undo: undefined }
  const undo = async () => {
    if (await undoCommands(known)) commands.set({ ...commands.get(), [job]: [] })
  }
  return { isUndone: false, undo }
}
