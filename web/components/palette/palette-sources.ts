import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'

export interface Named {
  id: number
  name: string
}

/** What was read of a line for the shopping list. */
export interface ListNote {
  /** As the list would say it: `2 l milk`. */
  things: string
  /** Returns what takes it back. */
  put: () => () => Promise<void>
}

/** What features give to the palette, which knows none of them. */
export interface PaletteSources {
  /** Settings that the person may open. */
  settings: readonly { to: NonNullable<LinkProps['to']>; title: string; icon: LucideIcon }[]
  /** Lists that the person may open, by the name of their kind in the address. */
  lists: readonly { model: string; title: string }[]
  /** Foods that this device knows. */
  knownFoods: readonly Named[]
  /** Null where there is nothing to buy in it. */
  readListLine: (line: string) => Promise<ListNote | null>
}

export const PaletteSourcesContext = createContext<PaletteSources | null>(null)

export function usePaletteSources(): PaletteSources {
  const sources = use(PaletteSourcesContext)
  if (!sources) throw new Error('Nothing tells the palette what there is')
  return sources
}

interface SourcesFile {
  /** Fills the context. */
  FeatureSources: (props: { children: ReactNode }) => ReactNode
}

const registered = Promise.withResolvers<() => Promise<SourcesFile>>()

export const registerPaletteSources = (load: () => Promise<SourcesFile>) => registered.resolve(load)

export const FeatureSources = lazyPart(async () => (await registered.promise)(), 'FeatureSources')
