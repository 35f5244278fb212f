import { signupPolicies, type SignupPolicy } from './signup.contract.ts'

/** An unknown setting closes sign-up. */
export function signupPolicyOf({ SIGNUP }: Pick<Env, 'SIGNUP'>): SignupPolicy {
  if (!SIGNUP) return 'open'
  return signupPolicies.find((policy) => policy === SIGNUP.trim().toLowerCase()) ?? 'closed'
}
