export interface ShownFile {
  id: number
  name: string
  file_download: string
  preview: string
  file_size_kb: number
  created_by: { id: number }
  created_at: string
}

export function formData({ file, filename = 'upload', ...fields }: Record<string, unknown>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  if (file !== undefined) body.set('file', new File([file as BlobPart], String(filename)))
  return body
}

export const pdf = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'

/** Two red pixels, with metadata that names a place. */
export const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAE3RFWHRDb21tZW50AEhvbWUgc3RyZWV0+2cKCgAAAA1JREFUeJxj+M/AAEQACP4B/8aeefcAAAAASUVORK5CYII=',
  ),
  (letter) => letter.charCodeAt(0),
)

interface Poster {
  post: <T>(path: string, body: object) => Promise<T>
}

export const uploadFile = (person: Poster, parts: Record<string, unknown> = {}) =>
  person.post<ShownFile>('/api/user-file/', formData({ name: 'Scan', file: pdf, ...parts }))

export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** Without its signature only a signed-in person can use the address. */
export const unsignedPath = (address: string) => {
  const url = new URL(address)
  for (const name of ['until', 'of', 'v', 'sign']) url.searchParams.delete(name)
  return `${url.pathname}${url.search}`
}

export const contentOf = async (answer: Response) => new TextDecoder('latin1').decode(await answer.arrayBuffer())
