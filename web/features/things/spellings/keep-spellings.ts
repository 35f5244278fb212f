import type { ApiResponse } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { Model } from '../model.ts'
import { addRule, redirectRule, rulesQuery } from './spelling.queries.ts'
import { aliasKind, isSameSpelling, type Rule, ruleOf, rulesFor, withRule } from './spelling.ts'

/** Calls that have the rules of a name mean another, which the name itself becomes a spelling of where `isKept`. */
export async function callsToKeep({ resource }: Model, old: string, name: string, isKept: boolean) {
  const type = aliasKind(resource)
  const query = rulesQuery(type)
  const rules = await queryClient.fetchQuery(query)
  const saved = (call: () => Promise<ApiResponse<Rule>>) => async () => {
    const answer = await call()
    // What is merged next may be what this rule means.
    queryClient.setQueryData(query.queryKey, (known) => known && withRule(known, answer.data))
    return answer
  }
  const calls = rulesFor(rules, old)
    // A rule that would say of a name that it means itself.
    .filter(({ param_1 }) => !isSameSpelling(param_1, name))
    .map(({ id }) => saved(() => redirectRule(id, name)))
  const isNew = isKept && !isSameSpelling(old, name) && !ruleOf(rules, old)
  return isNew ? [...calls, saved(() => addRule(type, old, name))] : calls
}
