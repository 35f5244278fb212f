import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useOverlay } from '#web/lib/overlay.ts'
import type { ListLine } from './line.ts'

export function useLineSheet() {
  const overlay = useOverlay('line')
  const navigate = useNavigate()
  const food = useSearch({ from: '/_app/shopping', select: (search) => search.food })
  const show = useCallback(
    ({ key }: Pick<ListLine, 'key'>) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, open: 'line', food: key }),
        state: { overlay: true },
        resetScroll: false,
      }),
    [navigate],
  )
  return { isOpen: overlay.open && food !== undefined, food, set: overlay.set, hide: overlay.hide, show }
}
