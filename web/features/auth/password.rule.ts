/** The server's rule, said before sending. */
export const shortestPassword = 8

export const passwordProblem = ({ password }: { password: string }, sentence: string): { password?: string } =>
  password.length < shortestPassword ? { password: sentence } : {}
