import { type ApiAnswer, send } from './api.ts'
import { reportError } from '../words/messages-error.ts'
import { say } from '../words/messages.ts'
import { queryClient } from './query-client.ts'
import { words } from '../words/words.ts'

type Done = 'undo.deleted' | 'undo.merged' | 'undo.moved' | 'undo.checked' | 'undo.changed'

/** Says what was done to `name`, with a button that takes it back. Hands the answer's data through. */
export function offerUndo<T>({ data, event }: ApiAnswer<T>, done: Done, name: string): T {
  const title = words('common')(done, { name })
  if (event === null) say('success', title)
  else say('success', title, { undo: () => undo(event) })
  return data
}

/** Takes one event back, whatever it was; false where that cannot be done, which it then says. */
export async function undo(event: number): Promise<boolean> {
  let isDone = true
  try {
    await send('POST', `/api/event/${event}/undo/`)
    say('success', words('common')('undo.done'))
  } catch (error) {
    isDone = false
    reportError(error, 'undo')
  }
  await queryClient.invalidateQueries()
  return isDone
}
