export const signupPolicies = ['open', 'invite', 'closed'] as const
export type SignupPolicy = (typeof signupPolicies)[number]
