/** Who may make an account: everybody, whoever was invited, or nobody. */
export const signupPolicies = ['open', 'invite', 'closed'] as const
export type SignupPolicy = (typeof signupPolicies)[number]
