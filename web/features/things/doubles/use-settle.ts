import { useMutation } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo, offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { forEachThing } from '../editor/for-each-thing.ts'
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
      const title = t('distinctDone', { left: pair.left.name, right: pair.right.name })
      offerUndoOf(await keepApart(model, pair), title)
    },
    onSettled: refreshLast,
  })
  const mergeAll = useMutation({
    ...shared,
    meta: { error: 'merge' },
    mutationFn: (choices: readonly Choice[]) =>
      forEachThing(
        choices,
        ({ staying, going }) => mergeThing(model, going.id, staying.id),
        ({ length: count }) => t('sureDone', { count }),
      ),
    onSettled: refreshLast,
  })
  return { merge, apart, mergeAll }
}
