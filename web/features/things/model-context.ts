import { createContext, use } from 'react'
import type { Action, Model } from './model.ts'

interface ListedModel {
  model: Model
  may: (action: Action) => boolean
}

/** The kind of things that the list and the editor are about, and what the person may do with them. */
export const ModelContext = createContext<ListedModel | null>(null)

function useListed(): ListedModel {
  const listed = use(ModelContext)
  if (!listed) throw new Error('There is no list of things here')
  return listed
}

export const useModel = (): Model => useListed().model

/** Whether the person may do something with things of this kind, so that nobody is led to a refusal. */
export const useMay = () => useListed().may
