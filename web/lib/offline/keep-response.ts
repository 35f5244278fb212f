import { scheduleFetchAhead } from './fetch-ahead.ts'
import { keepPictures } from './keep-pictures.ts'
import { dropAnswer, keepAnswer, keptAnswer } from './kept-store.ts'

export async function keepResponse(owner: string, path: string, response: Response): Promise<void> {
  // Deleted, or no longer shared.
  if (response.status === 404) return dropAnswer(owner, path)
  if (!response.ok) return
  const data: unknown = await response.json()
  const etag = response.headers.get('etag')
  const before = await keptAnswer(owner, path)
  await keepAnswer(owner, { path, data, etag, at: Date.now() })
  if (path.startsWith('/api/meal-plan/') && before?.etag !== etag) scheduleFetchAhead()
  if (hasPicture(data)) await keepPictures([data.image])
}

const hasPicture = (data: unknown): data is { image: string } =>
  typeof data === 'object' && data !== null && 'image' in data && typeof data.image === 'string'
