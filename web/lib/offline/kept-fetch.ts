import { transport } from '../api/transport.ts'
import { answerKept, isKept } from './answer-kept.ts'
import { keepResponse } from './keep-response.ts'
import { keptAnswer } from './kept-store.ts'
import { network, noteAnswer, noteFailure } from './network.ts'
import { currentOwner } from './current-owner.ts'

/** Milliseconds for a weak network, after which what is kept is shown. */
const patience = 6000

const waitingRecipe = /^\/api\/recipe\/-\d+\/$/
const plainFetch = (path: string, init: RequestInit) => fetch(path, init)

/** Keeps answers of the API, and gives them where there is no other. */
export function startKeeping() {
  transport.fetch = keptFetch
}

async function keptFetch(path: string, init: RequestInit): Promise<Response> {
  const owner = currentOwner()
  // The server does not know a recipe that waits to be saved.
  const waiting = owner !== undefined && waitingRecipe.test(path) ? await fromStore(owner, path) : undefined
  if (waiting) return waiting
  const answer = plainFetch(path, init)
  answer.then(noteAnswer, noteFailure)
  if (init.method !== 'GET' || owner === undefined) return answer
  if (isKept(path)) answer.then((response) => keepResponse(owner, path, response.clone())).catch(() => undefined)
  try {
    return await Promise.race([answer, afterPatience(owner, path)])
  } catch (error) {
    const instead = init.signal?.aborted ? undefined : await fromStore(owner, path)
    if (instead) return instead
    throw error
  }
}

/** Never ends where nothing is kept. */
const afterPatience = (owner: string, path: string) =>
  new Promise<Response>((resolve) => {
    if (!isKept(path)) return
    setTimeout(() => void fromStore(owner, path).then((kept) => kept && resolve(kept)), patience)
  })

async function fromStore(owner: string, path: string): Promise<Response | undefined> {
  try {
    const instead = await answerKept(owner, path)
    const exact = instead && (await keptAnswer(owner, path))
    if (exact) network.set({ ...network.get(), asOf: exact.at })
    return instead
  } catch {
    // Storage may be forbidden.
    return undefined
  }
}
