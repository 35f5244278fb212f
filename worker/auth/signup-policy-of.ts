import { signupPolicies, type SignupPolicy } from './signup.contract.ts'

/** Who may make an account here. A setting that nobody understands lets nobody in. */
export function signupPolicyOf({ SIGNUP }: Pick<Env, 'SIGNUP'>): SignupPolicy {
  if (!SIGNUP) return 'open'
  return signupPolicies.find((policy) => policy === SIGNUP.trim().toLowerCase()) ?? 'closed'
}
