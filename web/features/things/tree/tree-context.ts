import { createContext, use } from 'react'

export interface Dragged {
  id: number
  name: string
}

interface Tree {
  dragged: Dragged | undefined
  drag: (dragged: Dragged | undefined) => void
  /** Under the thing with this id; 0 is the top. */
  drop: (parent: number) => void
}

export const TreeContext = createContext<Tree>({ dragged: undefined, drag: () => {}, drop: () => {} })

export const useTree = () => use(TreeContext)
