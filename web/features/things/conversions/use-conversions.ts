import { send } from '#web/lib/api/api.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import { useSaveAtOnce } from '../editor/use-save-at-once.ts'
import type { ConversionDraft } from './conversion.form.tsx'

const path = '/api/unit-conversion/'

export function useConversions(food: number) {
  const saveAtOnce = useSaveAtOnce(`conversions of ${food}`, 'delete')
  return {
    /** The form says what was refused. */
    save: async (id: number | null, draft: ConversionDraft) => {
      const body = { ...draft, food: { id: food } }
      const answer = await (id === null
        ? send<{ name: string }>('POST', path, { body })
        : send<{ name: string }>('PATCH', `${path}${id}/`, { body }))
      offerUndo(answer, 'undo.changed', answer.data.name)
      await refreshThings()
    },
    remove: (id: number, sentence: string) =>
      saveAtOnce(async () => offerUndo(await send('DELETE', `${path}${id}/`), 'undo.deleted', sentence)),
  }
}
