import { cannotUndo } from '#worker/kernel/contract/errors.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { undoCommand, type Undone } from '#worker/kernel/resource/undo/undo-command.ts'
import type { Undoing } from '#worker/kernel/resource/undo/undo.ts'
import { MOST_UNDONE_AT_ONCE } from '../command.read.ts'
import { askUndo } from './ask-undo.ts'

/** Undoes within the call, or by a job where the first events of a command show that it is too large for that. */
export async function undoOrAsk(modules: readonly Module[], undoing: Undoing): Promise<Answer<Undone>> {
  if (undoing.events.length <= MOST_UNDONE_AT_ONCE) return undoCommand(modules, undoing)
  const command = undoing.events[0]?.actor.command
  if (!command) throw cannotUndo()
  return askUndo(modules, undoing.context, command)
}
