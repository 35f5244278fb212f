import { apiClient, openSession, type ApiClient } from './api-client.ts'

export const demoCredentials = { username: 'demo', password: 'larder-demo' }

/** For servers of tests whose demo also shows the pages of whoever runs the server. */
export const demoOwnerCode = 'KRTM-7QZP-XW4D'

const demoPerson = { ...demoCredentials, name: 'Robin Demo', email: 'demo@larder.example' }

/** With the server's owner code, who signs up for the demo runs the server too. */
export async function demoClient(origin: string, ownerCode?: string): Promise<ApiClient> {
  const cookie = await openSession(origin, '/api/auth/sign-in/username', demoCredentials).catch(() =>
    openSession(origin, '/api/auth/sign-up/email', { ...demoPerson, ...(ownerCode && { owner_code: ownerCode }) }),
  )
  return apiClient(origin, cookie)
}
