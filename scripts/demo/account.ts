import { apiClient, type Client } from './client.ts'

/** The account that the demo belongs to. */
export const demo = { username: 'demo', password: 'larder-demo' }

/** Signs the demo account in, and up before that where it is new. */
export async function demoClient(origin: string): Promise<Client> {
  const anonymous = apiClient(origin)
  const login = () => anonymous.send<{ token: string }>('POST', '/api-token-auth/', demo)
  const { token } = await login().catch(async () => {
    await anonymous.send('POST', '/api/auth/sign-up/email', {
      ...demo,
      name: 'Robin Demo',
      email: 'demo@larder.example',
    })
    return login()
  })
  return apiClient(origin, token)
}
