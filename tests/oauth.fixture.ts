import { inject } from 'vitest'
import { createBrowser, signUpPerson, type Browser } from './create-browser.ts'
import { fetchWithEnv } from './fetch-with-env.ts'

const ORIGIN = 'http://larder.test'

export const oauthVariables = () => ({
  FETCH_ALLOW: inject('oauthHost'),
  DROPBOX_CLIENT_ID: 'client-id',
  DROPBOX_CLIENT_SECRET: 'client-secret',
  DROPBOX_URL: inject('oauthHost'),
  DROPBOX_LOGIN_URL: 'https://login.example.com',
})

export interface Row {
  id: number
  has_token: boolean
}

/** Somebody at a browser, in a space of their own, on a server that is set up for Dropbox. */
export async function logInPerson() {
  const { page } = await signUpPerson()
  return { page, row: await page.post<Row>('/api/storage/', { name: 'Files', method: 'DB' }) }
}

export async function callIn(
  page: Browser,
  path: string,
  variables: Partial<Env> = oauthVariables(),
): Promise<Response> {
  const cookie = [...page.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetchWithEnv(
    variables,
    new Request(`${ORIGIN}${path}`, { headers: cookie ? { cookie } : {}, redirect: 'manual' }),
  )
}

/** The address to go to, and what the service would send back with. */
export async function begin(page: Browser, id: number, word = 'ok') {
  const answer = await callIn(page, `/api/storage/${id}/authorize/`)
  const { url } = await answer.json<{ url: string }>()
  const { searchParams } = new URL(url)
  const state = searchParams.get('state') ?? ''
  return { url: new URL(url), state, code: `code.${searchParams.get('code_challenge')}.${word}` }
}

export async function comeBack(page: Browser, query: Record<string, string>): Promise<string> {
  const answer = await callIn(page, `/api/oauth/callback/?${new URLSearchParams(query).toString()}`)
  return `${answer.status} ${answer.headers.get('location')}`
}

export const stranger = () => createBrowser()

export const seenByService = async () =>
  (await fetch(`${inject('oauthHost')}/seen`)).json<
    { path: string; form: Record<string, string>; authorization: string | null }[]
  >()
