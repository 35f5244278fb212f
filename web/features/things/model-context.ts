import { createContext, use } from 'react'
import type { Model } from './model.ts'

/** The kind of things that the list and the editor are about. */
export const ModelContext = createContext<Model | null>(null)

export function useModel(): Model {
  const model = use(ModelContext)
  if (!model) throw new Error('There is no list of things here')
  return model
}
