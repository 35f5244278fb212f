import { queryClient } from '../api/query-client.ts'

/** Milliseconds that a change on its way to the server is waited for. */
const patience = 3000
const step = 50

/** Loads the page anew, once what was just changed has reached the server. */
export async function loadAnew() {
  for (let waited = 0; waited < patience && queryClient.isMutating() > 0; waited += step)
    await new Promise((resolve) => setTimeout(resolve, step))
  location.reload()
}
