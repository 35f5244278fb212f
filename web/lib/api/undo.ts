import { type ApiResponse, send } from './api.ts'
import { reportError } from '../messages/report-error.ts'
import { notify } from '../messages/messages.ts'
import { queryClient } from './query-client.ts'
import { getTranslations } from '../i18n/translations.ts'

type UndoTitleKey = 'undo.deleted' | 'undo.merged' | 'undo.moved' | 'undo.checked' | 'undo.changed'

export function offerUndo<T>({ data, event }: ApiResponse<T>, titleKey: UndoTitleKey, name: string): T {
  const title = getTranslations('common')(titleKey, { name })
  if (event === null) notify('success', title)
  else notify('success', title, { undo: () => undoEvent(event), code: titleKey })
  return data
}

/** For what is kept beyond the space: people, households, invitations and the space itself. */
export function offerUndoOf<T>({ data, command }: ApiResponse<T>, title: string): T {
  if (command === null) notify('success', title)
  else notify('success', title, { undo: () => undoAt(`/api/command/${command}/undo/`) })
  return data
}

/** False where the event cannot be undone, which is then reported. */
export const undoEvent = (event: number): Promise<boolean> => undoAt(`/api/event/${event}/undo/`)

async function undoAt(path: string): Promise<boolean> {
  let isDone = true
  try {
    await send('POST', path)
    notify('success', getTranslations('common')('undo.done'))
  } catch (error) {
    isDone = false
    reportError(error, 'undo')
  }
  await queryClient.invalidateQueries()
  return isDone
}
