import { setTimeout as sleep } from 'node:timers/promises'

/** The most that the worker had at one time, in megabytes. Bytes of files lie outside of the heap. */
export interface PeakHeap {
  used: number
  total: number
  outside: number
  /** Used and outside together, which a platform limits. */
  both: number
}

interface HeapUsage {
  usedSize: number
  totalSize: number
  backingStorageSize: number
}

const EVERY_MS = 200
/** Miniflare's name of the worker that has none. */
const WORKER = 'core:user:'

/**
 * Asks V8 how much memory the worker has, again and again. `isLive`: after a collection of what is garbage each time,
 * which costs time; without, garbage counts as long as V8 leaves it there.
 */
export async function watchHeap(inspectorPort: number, { isLive }: { isLive: boolean }): Promise<() => PeakHeap> {
  const inspector = await openInspector(`ws://127.0.0.1:${inspectorPort}/${WORKER}`)
  const peak: PeakHeap = { used: 0, total: 0, outside: 0, both: 0 }
  const watch = async () => {
    for (;;) {
      if (isLive) await inspector('HeapProfiler.collectGarbage')
      const { usedSize, totalSize, backingStorageSize } = (await inspector('Runtime.getHeapUsage')) as HeapUsage // V8's own.
      const sizes = {
        used: usedSize,
        total: totalSize,
        outside: backingStorageSize,
        both: usedSize + backingStorageSize,
      }
      for (const name of ['used', 'total', 'outside', 'both'] as const)
        peak[name] = Math.max(peak[name], sizes[name] / 1_000_000)
      await sleep(EVERY_MS)
    }
  }
  // It ends with the server.
  watch().catch(() => {})
  return () => ({ ...peak })
}

async function openInspector(url: string): Promise<(method: string) => Promise<unknown>> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result?: unknown } // Answers of the protocol.
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return (method) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method }))
    })
}
