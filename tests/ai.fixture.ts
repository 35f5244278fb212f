import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { fetchWithEnv } from './fetch-with-env.ts'
import { createHousehold, type TestHousehold, type TestPerson } from './fixture.ts'
import type { Line, SeenRequest } from './ai.script.ts'

export const aiHost = inject('aiHost')
export const SECRET = 'sk-very-secret-0123456789'

export interface AiHousehold extends TestHousehold {
  provider: number
  call(
    path: string,
    body: object | FormData,
    more?: { by?: TestPerson; headers?: Record<string, string> },
  ): Promise<Response>
  /** From now on it answers by another script, and has seen nothing yet. */
  answers(script: readonly Line[]): Promise<void>
  seen(): Promise<SeenRequest[]>
  logs(): Promise<AiLog[]>
  used(): Promise<number>
  terms(settings: Record<string, unknown>): Promise<void>
}

export interface AiLog {
  id: number
  function: string
  state: string
  code: string | null
  credit_cost: number
  credits_from_balance: boolean
  input_tokens: number
  output_tokens: number
  cached_tokens: number
  created_by: number
}

/** A household with a provider that answers by a script. */
export async function aiHousehold(
  script: readonly Line[],
  provider: Record<string, unknown> = {},
): Promise<AiHousehold> {
  const home = await createHousehold()
  const key = await newScript(script)
  const call: AiHousehold['call'] = (path, body, { by = home.creator, headers = {} } = {}) =>
    ask('POST', path, body, { token: by.token, headers })
  const made = await call('/api/ai-provider/', {
    name: 'Loopback',
    model_name: 'compatible-model',
    url: `${aiHost}/${key}/v1`,
    api_key: SECRET,
    price_input: 1,
    price_output: 1,
    ...provider,
    ...(typeof provider['url'] === 'string' ? { url: provider['url'].replace('KEY', key) } : {}),
  })
  if (!made.ok) throw new Error(await made.text())
  const { id } = await made.json<{ id: number }>()
  return {
    ...home,
    provider: id,
    call,
    answers: (lines) => putScript(key, lines),
    seen: () => seenBy(key),
    logs: async () => (await home.creator.get<{ results: AiLog[] }>('/api/ai-log/?page_size=200')).results,
    used: async () =>
      (await home.creator.get<{ ai_monthly_credits_used: number }>('/api/space/current/')).ai_monthly_credits_used,
    terms: async (settings) => {
      await env.DIRECTORY.prepare('UPDATE space SET settings = json_patch(settings, ?) WHERE space_id = ?')
        .bind(JSON.stringify(settings), home.space)
        .run()
    },
  }
}

export async function newScript(script: readonly Line[]): Promise<string> {
  const key = crypto.randomUUID()
  await putScript(key, script)
  return key
}

export const seenBy = async (key: string): Promise<SeenRequest[]> => (await fetch(`${aiHost}/_seen/${key}`)).json()

const putScript = async (key: string, script: readonly Line[]): Promise<void> =>
  void (await fetch(`${aiHost}/_script/${key}`, { method: 'POST', body: JSON.stringify(script) }))

export function ask(
  method: string,
  path: string,
  body: object | FormData,
  {
    token,
    headers = {},
    variables = {},
  }: { token: string; headers?: Record<string, string>; variables?: Partial<Env> },
): Promise<Response> {
  const isForm = body instanceof FormData
  return fetchWithEnv(
    { FETCH_ALLOW: aiHost, ...variables },
    new Request(`http://larder.test${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
    }),
  )
}

export function form(fields: Record<string, string | number | File | File[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one instanceof File ? one : String(one))
  }
  return data
}
