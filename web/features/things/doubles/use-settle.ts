import { useMutation } from '@tanstack/react-query'
import type { ApiResponse } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOf, offerUndoOfAll } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { mergeThing, refreshThings } from '../editor/thing.queries.ts'
import type { Model } from '../model.ts'
import { callsToKeep } from '../spellings/keep-spellings.ts'
import { type Double, keepApart, leaveOut } from './doubles.queries.ts'
import { type Choice, pairKey } from './keep-which.ts'

/** One after the other, however fast somebody presses: pairs may share a thing. */
const shared = { scope: { id: 'doubles' }, mutationKey: ['doubles'] }

/** With the last: before, an answer would bring pairs back that wait for their turn. */
const refreshLast = () => {
  if (queryClient.isMutating({ mutationKey: shared.mutationKey }) <= 1) void refreshThings()
}

/** `isKept`: the name that goes stays as a spelling of the other, where things of this kind have spellings. */
export function useSettle(model: Model, isKept: boolean) {
  const t = useTranslations('doubles')
  const common = useTranslations('common')
  const concerns = (id: number) => (pair: Double) => pair.left.id === id || pair.right.id === id
  const callsOf = async ({ staying, going }: Choice): Promise<(() => Promise<ApiResponse<unknown>>)[]> => [
    () => mergeThing(model, going.id, staying.id),
    ...(model.spellings ? await callsToKeep(model, going.name, staying.name, isKept) : []),
  ]
  const merge = useMutation({
    ...shared,
    meta: { error: 'merge' },
    onMutate: ({ going }: Choice) => leaveOut(model, concerns(going.id)),
    mutationFn: async (choice: Choice) =>
      forEachThing(
        await callsOf(choice),
        (call) => call(),
        () => common('undo.merged', { name: choice.going.name }),
      ),
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
    mutationFn: async (choices: readonly Choice[]) => {
      const answers: ApiResponse<unknown>[] = []
      let count = 0
      try {
        for (const choice of choices)
          for (const [at, call] of (await callsOf(choice)).entries()) {
            answers.push(await call())
            if (at === 0) count++
          }
      } finally {
        // What was merged before a failure can be taken back, too.
        if (answers.length > 0) offerUndoOfAll(answers, t('sureDone', { count }))
      }
    },
    onSettled: refreshLast,
  })
  return { merge, apart, mergeAll }
}
