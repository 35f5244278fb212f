import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { keptShell } from './files.ts'

/** Milliseconds. */
const patience = 3000

/** What the server has, and what is kept where it is silent, slow or broken. */
export const openShell: RouteHandlerCallback = async ({ request }) => {
  const kept = await keptShell()
  if (!kept) return fetch(request)
  const fresh = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  )
  const late = new Promise<Response>((resolve) => {
    setTimeout(resolve, patience, kept)
  })
  return Promise.race([fresh, late])
}
