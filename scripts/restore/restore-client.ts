import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface RestoreJob {
  id: number
  state: string
  total: number
  done: number
  msg: string
  details: Record<string, unknown>
}

interface Upload {
  id: number
  size: number
  part_size: number
}

const POLL_MS = 1000

/** The calls that make a space of an archive. Throws on every answer but success. */
export function restoreClient({ origin, token }: { origin: string; token: string }) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` })
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json')
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T // The answer of a documented call.
  }

  async function sendParts(file: string): Promise<number> {
    const content = await openAsBlob(file)
    const { id, size, part_size } = await call<Upload>('POST', '/api/import-files/uploads/', {
      name: basename(file),
      size: content.size,
    })
    for (let from = 0, part = 1; from < size; from += part_size, part++) {
      const form = new FormData()
      form.set('part', content.slice(from, from + part_size), 'part')
      await call('PUT', `/api/import-files/uploads/${id}/${part}/`, form)
    }
    return id
  }

  return {
    ask: async (file: string) => call<RestoreJob>('POST', '/api/archive-restore/', { upload: await sendParts(file) }),
    start: ({ id }: RestoreJob, choices: object) => call<RestoreJob>('POST', `/api/job/${id}/start/`, choices),
    cancel: ({ id }: RestoreJob) => call<RestoreJob>('POST', `/api/job/${id}/cancel/`, {}),
    /** Asks every second; `onStep` hears what is not over yet. */
    async until(
      { id }: RestoreJob,
      isOver: (job: RestoreJob) => boolean,
      onStep: (job: RestoreJob) => void = () => {},
    ): Promise<RestoreJob> {
      for (;;) {
        const job = await call<RestoreJob>('GET', `/api/job/${id}/`)
        if (isOver(job)) return job
        onStep(job)
        await setTimeout(POLL_MS)
      }
    },
  }
}
