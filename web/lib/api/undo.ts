import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { type ApiResponse, send } from './api.ts'
import { reportError } from '../messages/report-error.ts'
import { notify } from '../messages/messages.ts'
import { queryClient } from './query-client.ts'
import { getTranslations } from '../i18n/translations.ts'

type UndoTitleKey = 'undo.deleted' | 'undo.merged' | 'undo.moved' | 'undo.checked' | 'undo.changed'

export function offerUndo<T>({ data, event }: ApiResponse<T>, titleKey: UndoTitleKey, name: string): T {
  const title = getTranslations('common')(titleKey, { name })
  notify('success', title, event === null ? {} : { undo: () => undoEvent(event), code: titleKey })
  return data
}

/** Also for what is kept beyond the space: people, households, invitations and the space itself. */
export function offerUndoOf<T>(answer: ApiResponse<T>, title: string): T {
  offerUndoOfAll([answer], title)
  return answer.data
}

/** One message for what several calls did, taken back from the last to the first. */
export function offerUndoOfAll(answers: readonly ApiResponse<unknown>[], title: string) {
  const commands = answers.flatMap(({ command }) => command ?? [])
  notify('success', title, commands[0] ? { undo: () => undoCommands(commands) } : {})
}

/** What several calls did, from the last to the first. False where it cannot be undone, which is then reported. */
export const undoCommands = (commands: readonly string[]): Promise<boolean> =>
  undoAt(...commands.map((command) => `/api/command/${command}/undo/`).toReversed())

/** False where the event cannot be undone, which is then reported. */
export const undoEvent = (event: number): Promise<boolean> => undoAt(`/api/event/${event}/undo/`)

async function undoAt(...paths: readonly string[]): Promise<boolean> {
  try {
    for (const path of paths) {
      const { data } = await send<{ job?: Job } | null>('POST', path)
      if (data?.job && !(await (await import('../jobs/follow-job.ts')).followUndo(data.job))) return false
    }
    notify('success', getTranslations('common')('undo.done'))
    return true
  } catch (error) {
    reportError(error, 'undo')
    return false
  } finally {
    await queryClient.invalidateQueries()
  }
}
