import type { KillClient } from '../workload.ts'

/** Throws where the answer is no success. */
export async function answered<T>(given: ReturnType<KillClient['send']>): Promise<T> {
  const response = await given
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T // The caller knows the call it makes.
}
