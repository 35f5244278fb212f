import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { type Kind, kindKey } from './types/kind.ts'
import type { Meal } from './board/meal.rows.ts'

interface Adding {
  day: CivilDate
  kind?: Kind | undefined
  recipe?: number
}

/** Opens what lies over the plan; it is in the address, so that Back closes it. */
export function usePlanOverlays() {
  const navigate = useNavigate({ from: '/plan' })
  return useMemo(() => {
    const open = (name: string, more: { day?: CivilDate; kind?: string; recipe?: number; meal?: number }) =>
      void navigate({
        search: ({ week }) => ({ ...(week ? { week } : {}), ...more, open: name }),
        state: { overlay: true },
        resetScroll: false,
      })
    return {
      add: ({ day, kind, recipe }: Adding) =>
        open('add', { day, ...(kind ? { kind: kindKey(kind) } : {}), ...(recipe === undefined ? {} : { recipe }) }),
      meal: ({ id }: Meal) => open('meal', { meal: id }),
      calendar: () => open('calendar', {}),
      list: () => open('list', {}),
      types: () => open('types', {}),
    }
  }, [navigate])
}
