export interface Account {
  username: string
  password: string
  token: string
  cookie: string
  call<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>
}

let made = 0

export async function makeAccount(origin: string): Promise<Account> {
  const username = `cook${++made}_${Date.now().toString(36)}`
  const password = `quite a long secret ${username.length}`
  const signUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: username, username, email: `${username}@example.org`, password }),
  })
  if (!signUp.ok) throw new Error(`sign-up: ${signUp.status} ${await signUp.text()}`)
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  // The session's first request makes the space, which then asks its owner no more how things are to be.
  const session = await fetch(`${origin}/api/session/`, { headers: { cookie } })
  const { space }: { space: { id: number } | null } = await session.json()
  await fetch(`${origin}/api/space/${space?.id ?? 0}/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ space_setup_completed: true }),
  })
  const login = await fetch(`${origin}/api-token-auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token }: { token: string } = await login.json()
  return {
    username,
    password,
    token,
    cookie,
    async call<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (response.status === 204 ? {} : await response.json()) as T // The caller knows the call it makes.
    },
  }
}
