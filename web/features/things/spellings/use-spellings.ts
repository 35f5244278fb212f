import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { addRule, removeRule, rulesQuery, thingCalled } from './spelling.queries.ts'
import { aliasKind, isSameSpelling, type Rule, ruleOf, rulesFor } from './spelling.ts'

/** What stands against a new spelling. */
export type Conflict = { why: 'itself' } | { why: 'rule'; becomes: string } | { why: 'thing'; thing: ThingRow }

/** The spellings of a thing, as rules; each is saved at once. */
export function useSpellings(row: ThingRow) {
  const model = useModel()
  const type = aliasKind(model.resource)
  const { data: rules, error, refetch } = useQuery(rulesQuery(type))
  const name = thingLabel(row)
  const add = useMutation({
    meta: { error: 'create' },
    mutationFn: async (spelling: string): Promise<Conflict | null> => {
      if ([name, row['plural_name']].some((one) => isSameSpelling(one, spelling))) return { why: 'itself' }
      const rule = ruleOf(await queryClient.ensureQueryData(rulesQuery(type)), spelling)
      if (rule) return { why: 'rule', becomes: rule.param_2 ?? '' }
      const thing = await thingCalled(model, spelling)
      if (thing) return { why: 'thing', thing }
      offerUndo(await addRule(type, spelling, name), 'undo.changed', name)
      return null
    },
    onSettled: refreshThings,
  })
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: async ({ id, param_1 }: Rule) => offerUndo(await removeRule(id), 'undo.deleted', param_1 ?? ''),
    onSettled: refreshThings,
  })
  return {
    spellings: rules && rulesFor(rules, name),
    error: rules ? null : error,
    retry: () => void refetch(),
    add,
    remove: (rule: Rule) => remove.mutate(rule),
  }
}
