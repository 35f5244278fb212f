import { fileState } from './file-state.ts'
import { fileLoader, isMissing, type Load } from './load-file.ts'
import { GoneFile, pathOf, reachFile } from './reach-file.ts'

/** Milliseconds between two attempts. */
const pause = 15_000

/** From now on files that did not come are asked for again: with the network, when the page is looked at, now and then. */
export function findMissingFiles() {
  fileLoader.load = loadCarefully
  fileLoader.onMissing = tellMissing
  addEventListener('online', () => void retryMissing())
  document.addEventListener('visibilitychange', () => void (document.hidden || retryMissing()))
  setInterval(() => void retryMissing(), pause)
  if (fileLoader.waiting.size > 0) tellMissing()
}

function tellMissing() {
  fileState.set('missing')
  // Tells at once a lost network from a file that a release took away.
  void retryMissing()
}

let attempt = 0

export async function retryMissing() {
  if (fileLoader.waiting.size === 0) return
  attempt += 1
  try {
    for (const [found, load] of fileLoader.waiting) {
      found(await loadAgain(load))
      fileLoader.waiting.delete(found)
    }
    fileState.set('complete')
  } catch (error) {
    if (error instanceof GoneFile) fileState.set('outdated')
    else if (error instanceof StuckFile) fileState.set('stuck')
  }
}

class StuckFile extends Error {}

async function loadAgain(load: Load): Promise<unknown> {
  const path = pathOf(load)
  if (!path) return load()
  await reachFile(path)
  const address = `${path}?again=${attempt}`
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    throw isMissing(error) ? new StuckFile(path) : error
  }
}

/** Without a network and a service worker that has all files, whatever the browser did not keep is missing. */
async function loadCarefully(load: Load): Promise<unknown> {
  const path = pathOf(load)
  if (path && !navigator.onLine && !navigator.serviceWorker?.controller) await reachFile(path)
  return load()
}
