import { apiClient, openSession, type ApiClient } from './api-client.ts'

export const demoCredentials = { username: 'demo', password: 'larder-demo' }

const demoPerson = { ...demoCredentials, name: 'Robin Demo', email: 'demo@larder.example' }

export async function demoClient(origin: string): Promise<ApiClient> {
  const cookie = await openSession(origin, '/api/auth/sign-in/username', demoCredentials).catch(() =>
    openSession(origin, '/api/auth/sign-up/email', demoPerson),
  )
  return apiClient(origin, cookie)
}
