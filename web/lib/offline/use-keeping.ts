import { useEffect } from 'react'
import { call } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { useMaybeSession } from '../api/session.ts'
import { readUserStorage, writeUserStorage } from '../user-storage.ts'
import { scheduleFetchAhead } from './fetch-ahead.ts'
import { startKeeping } from './kept-fetch.ts'
import { forgetAnswers } from './kept-store.ts'
import { network } from './network.ts'

const probeInterval = 15_000

/** Keeps what whoever is signed in opens, and looks for the network while it is away. */
export function useKeeping() {
  const person = useMaybeSession()?.user.id
  useEffect(() => {
    if (person === undefined) return
    void claim(person).then(startKeeping)
    scheduleFetchAhead()
  }, [person])
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries()
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [])
  const { isReached } = network.use()
  useEffect(() => {
    if (isReached) return
    const probe = () => void call('GET', '/api/session/').catch(() => undefined)
    const timer = setInterval(probe, probeInterval)
    addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      removeEventListener('online', probe)
    }
  }, [isReached])
}

/** What another person left here is gone before anything is kept. */
async function claim(person: number): Promise<void> {
  if (readUserStorage('keeper') === person) return
  await forgetAnswers().catch(() => undefined)
  writeUserStorage('keeper', person)
}
