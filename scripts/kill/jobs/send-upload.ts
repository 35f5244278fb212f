import type { KillClient } from '../workload.ts'
import { answered } from './answered.ts'

/** Sends a file that fits into one part; returns the number of its upload. */
export async function sendUpload({ send }: KillClient, name: string, content: Blob): Promise<number> {
  const path = '/api/import-files/uploads/'
  const { id } = await answered<{ id: number }>(send('POST', path, { name, size: content.size }))
  const form = new FormData()
  form.set('part', new File([content], name))
  await answered(send('PUT', `${path}${id}/1/`, form))
  return id
}
