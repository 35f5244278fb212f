import { apiClient, sessionOf, type Client } from './client.ts'

/** The account that the demo belongs to. */
export const demo = { username: 'demo', password: 'larder-demo' }

const person = { ...demo, name: 'Robin Demo', email: 'demo@larder.example' }

/** Logs the demo account in, and signs it up where it is new. */
export async function demoClient(origin: string): Promise<Client> {
  const cookie = await sessionOf(origin, '/api/auth/sign-in/username', demo).catch(() =>
    sessionOf(origin, '/api/auth/sign-up/email', person),
  )
  return apiClient(origin, cookie)
}
