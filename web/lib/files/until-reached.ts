import { ApiError } from '#web/lib/api/api-error.ts'

interface Reaching {
  signal: AbortSignal
  /** Called with true when the server is not reached, and with false when it is again. */
  onCutOff: (isCutOff: boolean) => void
}

/** Milliseconds. */
const firstPause = 1000
const longestPause = 30_000

/** Repeats work until the server has answered. A refusal and a cancellation end it. */
export async function untilReached<T>(work: () => Promise<T>, { signal, onCutOff }: Reaching): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const result = await work()
      onCutOff(false)
      return result
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      onCutOff(true)
      await networkOrPause(pause, signal)
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 || error.status === 429 : error instanceof TypeError

/** Ends early when the network is back, and throws when nobody wants to go on. */
function networkOrPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
