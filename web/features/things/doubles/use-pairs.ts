import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Model } from '../model.ts'
import { type Double, doublesQuery } from './doubles.queries.ts'
import { pairKey } from './keep-which.ts'

/** The pairs to decide, of which those for later come last, and how far one has come in this sitting. */
export function usePairs(model: Model) {
  const { data, error, refetch } = useQuery(doublesQuery(model))
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const pairs = data?.results ?? []
  const open = pairs.filter((pair) => !later.has(pairKey(pair)))
  const left = new Set(pairs.map(pairKey))
  // What was taken back is there again, and counts no more as done.
  const done = [...settled].filter((key) => !left.has(key)).length
  const waiting = pairs.length - open.length
  return {
    isThere: data !== undefined,
    error,
    retry: () => void refetch(),
    count: data?.count ?? 0,
    current: open[0],
    sure: pairs.filter(({ sure }) => sure),
    waiting,
    number: done + waiting + 1,
    total: done + (data?.count ?? 0),
    settle: (pair: Double) => setSettled((now) => new Set(now).add(pairKey(pair))),
    postpone: (pair: Double) => setLater((now) => new Set(now).add(pairKey(pair))),
    lookAgain: () => setLater(new Set()),
  }
}
