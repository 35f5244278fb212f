import type { TestPerson } from './fixture.ts'

export interface ShownFile {
  id: number
  name: string
  file_download: string
  preview: string
  file_size_kb: number
  created_by: { id: number }
  created_at: string
}

/** A multipart body; a part given as text or bytes under `file` becomes a file of the given name. */
export function formData({ file, filename = 'upload', ...fields }: Record<string, unknown>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  if (file !== undefined) body.set('file', new File([file as BlobPart], String(filename)))
  return body
}

export const pdf = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'

/** Two red pixels, in a file that also says where they were taken. */
export const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAE3RFWHRDb21tZW50AEhvbWUgc3RyZWV0+2cKCgAAAA1JREFUeJxj+M/AAEQACP4B/8aeefcAAAAASUVORK5CYII=',
  ),
  (letter) => letter.charCodeAt(0),
)

export const uploadFile = (person: TestPerson, parts: Record<string, unknown> = {}) =>
  person.post<ShownFile>('/api/user-file/', formData({ name: 'Scan', file: pdf, ...parts }))

/** The path of an address that the product gave out. */
export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** The same without its signature, as only somebody with credentials can use it. */
export const unsignedPath = (address: string) => {
  const url = new URL(address)
  for (const name of ['until', 'of', 'v', 'sign']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}`
}

/** Bytes of any kind as text, a letter a byte. */
export const contentOf = async (answer: Response) => new TextDecoder('latin1').decode(await answer.arrayBuffer())
