import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '#worker/index.ts'

export const fakeRateLimit = (most: number): RateLimit => {
  const attempts = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      attempts.set(key, (attempts.get(key) ?? 0) + 1)
      return { success: (attempts.get(key) ?? 0) <= most }
    },
  }
}

export async function fetchWithEnv(variables: Partial<Env>, request: Request): Promise<Response> {
  const context = createExecutionContext()
  const answer = await worker.fetch(request, { ...env, ...variables }, context)
  await waitOnExecutionContext(context)
  return answer
}

export const postRequest = (url: string, body: object, headers: Record<string, string> = {}) =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
