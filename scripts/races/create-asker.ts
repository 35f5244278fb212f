import { makeAccount } from '../../tests/e2e/account.make.ts'
import type { Asker } from '../../tests/laws/concurrency.scene.ts'

export async function createAsker(
  origin: string,
): Promise<Asker & { with: (headers: Record<string, string>) => Asker }> {
  const { token } = await makeAccount(origin)
  return askerWith(origin, { authorization: `Bearer ${token}`, 'content-type': 'application/json' })
}

function askerWith(origin: string, headers: Record<string, string>) {
  const call: Asker['call'] = (method, path, body) =>
    fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const read = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T // The caller knows the call it makes.
  }
  return {
    call,
    get: async <T>(path: string) => read<T>(await call('GET', path)),
    post: async <T>(path: string, body: unknown) => read<T>(await call('POST', path, body)),
    with: (more: Record<string, string>) => askerWith(origin, { ...headers, ...more }),
  }
}
