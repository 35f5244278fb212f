import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { DraftContext } from './draft-context.ts'
import type { DraftState, DraftStore } from './draft-store.ts'
import { useIngredientLineParser } from '../lines/use-ingredient-line-parser.ts'

export const useDraftState = ({ subscribe, get }: DraftStore): DraftState => useSyncExternalStore(subscribe, get, get)

export function DraftProvider({
  store,
  announce,
  children,
}: {
  store: DraftStore
  announce: (text: string) => void
  children: ReactNode
}) {
  const reader = useIngredientLineParser()
  const { errors } = useDraftState(store)
  const place = useMemo(
    () => ({ change: store.change, latest: store.draft, errors, reader, announce }),
    [store, errors, reader, announce],
  )
  return <DraftContext value={place}>{children}</DraftContext>
}
