import type { Upload } from '#worker/modules/imports/upload/upload.contract.ts'
import { call } from '#web/lib/api/api.ts'

const path = '/api/import-files/uploads/'

/** Sends a file in parts, and says how much of it is there, from 0 to 1. Answers its upload's id. */
export async function sendArchive(file: File, onSent: (part: number) => void): Promise<number> {
  const body = { name: file.name, size: file.size }
  const { id, part_size } = await call<Upload>('POST', path, { body })
  const parts = Math.ceil(file.size / part_size)
  for (let part = 1; part <= parts; part++) {
    onSent((part - 1) / parts)
    const form = new FormData()
    form.set('part', file.slice((part - 1) * part_size, part * part_size), file.name)
    await call<Upload>('PUT', `${path}${id}/${part}/`, { body: form })
  }
  onSent(1)
  return id
}
