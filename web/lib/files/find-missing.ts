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
  const failures: unknown[] = []
  // Each by itself: one that the browser never asks for again keeps no other from coming.
  for (const [found, load] of fileLoader.waiting)
    try {
      found(await loadAgain(load))
      fileLoader.waiting.delete(found)
    } catch (error) {
      failures.push(error)
    }
  if (failures.some((error) => error instanceof GoneFile)) fileState.set('outdated')
  else if (failures.some((error) => error instanceof StuckFile)) fileState.set('stuck')
  else if (failures.length === 0) fileState.set('complete')
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

/**
 * Where no service worker has all files, none is imported before it was fetched: what the browser failed to import, it
 * never asks for again, nor what that shares with others.
 */
async function loadCarefully(load: Load): Promise<unknown> {
  const path = pathOf(load)
  if (path && !navigator.serviceWorker?.controller) await reachFile(path).catch(unlessGone)
  return load()
}

/** Its import fails by itself, so whoever asked waits, and asking again tells that a release took the file away. */
function unlessGone(error: unknown) {
  if (!(error instanceof GoneFile)) throw error
}
