import type { OperatorSpace, SpaceTerms } from './operator.queries.ts'

export const numbers = [
  'max_recipes',
  'max_users',
  'max_file_storage_mb',
  'ai_credits_monthly',
  'ai_credits_balance',
] as const
export const switches = ['ai_enabled', 'allow_sharing', 'no_sharing_limit', 'demo'] as const

type NumberName = (typeof numbers)[number]
/** As somebody types it: numbers are texts. */
export type TermsDraft = Omit<SpaceTerms, NumberName> & Record<NumberName, string>

export const draftOf = (terms: SpaceTerms): TermsDraft => ({
  ...terms,
  max_recipes: String(terms.max_recipes),
  max_users: String(terms.max_users),
  max_file_storage_mb: String(terms.max_file_storage_mb),
  ai_credits_monthly: String(terms.ai_credits_monthly),
  ai_credits_balance: String(terms.ai_credits_balance),
})

export const termsOfDraft = (draft: TermsDraft): SpaceTerms => ({
  ...draft,
  max_recipes: Number(draft.max_recipes),
  max_users: Number(draft.max_users),
  max_file_storage_mb: Number(draft.max_file_storage_mb),
  ai_credits_monthly: Number(draft.ai_credits_monthly),
  ai_credits_balance: Number(draft.ai_credits_balance),
})

export const termsOf = (space: OperatorSpace): SpaceTerms => ({
  max_recipes: space.max_recipes,
  max_users: space.max_users,
  max_file_storage_mb: space.max_file_storage_mb,
  ai_credits_monthly: space.ai_credits_monthly,
  ai_credits_balance: space.ai_credits_balance,
  ai_enabled: space.ai_enabled,
  allow_sharing: space.allow_sharing,
  no_sharing_limit: space.no_sharing_limit,
  demo: space.demo,
  licensed_modules: space.licensed_modules,
})
