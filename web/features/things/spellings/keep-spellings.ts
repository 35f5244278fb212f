import { queryClient } from '#web/lib/api/query-client.ts'
import type { Model } from '../model.ts'
import { addRule, redirectRule, rulesQuery } from './spelling.queries.ts'
import { aliasKind, isSameSpelling, ruleOf, rulesFor } from './spelling.ts'

/** Calls that have the rules of a name mean another, which the name itself becomes a spelling of where `isKept`. */
export async function callsToKeep({ resource }: Model, old: string, name: string, isKept: boolean) {
  const type = aliasKind(resource)
  const rules = await queryClient.fetchQuery(rulesQuery(type))
  const calls = rulesFor(rules, old)
    // A rule that would say of a name that it means itself.
    .filter(({ param_1 }) => !isSameSpelling(param_1, name))
    .map(
      ({ id }) =>
        () =>
          redirectRule(id, name),
    )
  const isNew = isKept && !isSameSpelling(old, name) && !ruleOf(rules, old)
  return isNew ? [...calls, () => addRule(type, old, name)] : calls
}
