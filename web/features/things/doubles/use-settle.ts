import { useMutation } from '@tanstack/react-query'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo, undoEvent } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { mergeThing, refreshThings } from '../editor/thing.queries.ts'
import type { Model } from '../model.ts'
import { type Double, keepApart, leaveOut } from './doubles.queries.ts'
import { type Choice, pairKey } from './keep-which.ts'

/** One after the other, however fast somebody presses: pairs may share a thing. */
const shared = { scope: { id: 'doubles' }, mutationKey: ['doubles'] }

/** With the last: before, an answer would bring pairs back that wait for their turn. */
const refreshLast = () => {
  if (queryClient.isMutating({ mutationKey: shared.mutationKey }) <= 1) void refreshThings()
}

export function useSettle(model: Model) {
  const t = useTranslations('doubles')
  const common = useTranslations('common')
  const concerns = (id: number) => (pair: Double) => pair.left.id === id || pair.right.id === id
  const merge = useMutation({
    ...shared,
    meta: { error: 'merge' },
    onMutate: ({ going }: Choice) => leaveOut(model, concerns(going.id)),
    mutationFn: async ({ staying, going }: Choice) =>
      offerUndo(await mergeThing(model, going.id, staying.id), 'undo.merged', going.name),
    onSettled: refreshLast,
  })
  const apart = useMutation({
    ...shared,
    meta: { error: 'create' },
    onMutate: (pair: Double) => leaveOut(model, (other) => pairKey(other) === pairKey(pair)),
    mutationFn: async (pair: Double) => {
      const { event } = await keepApart(model, pair)
      const title = t('distinctDone', { left: pair.left.name, right: pair.right.name })
      notify('success', title, event === null ? {} : { undo: () => undoEvent(event) })
    },
    onSettled: refreshLast,
  })
  const takeBack = async (events: readonly number[]) => {
    try {
      for (const event of events.toReversed()) await send('POST', `/api/event/${event}/undo/`)
      notify('success', common('undo.done'))
    } catch (error) {
      reportError(error, 'undo')
    }
    await refreshThings()
  }
  const mergeAll = useMutation({
    ...shared,
    meta: { error: 'merge' },
    mutationFn: async (choices: readonly Choice[]) => {
      const events: number[] = []
      try {
        for (const { staying, going } of choices) {
          const { event } = await mergeThing(model, going.id, staying.id)
          if (event !== null) events.push(event)
        }
      } finally {
        // What was merged before a failure can be taken back, too.
        if (events.length > 0)
          notify('success', t('sureDone', { count: events.length }), { undo: () => takeBack(events) })
      }
    },
    onSettled: refreshLast,
  })
  return { merge, apart, mergeAll }
}
