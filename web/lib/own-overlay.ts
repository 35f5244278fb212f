import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useId } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    own?: { of: string; name: string }
  }
}

/** As `useOverlay`, for one of many equal parts of a page: Back closes it, and the address stays as it is. */
export function useOwnOverlay<Name extends string>(names: readonly Name[]) {
  // A reload gives the ids to other parts, and must not ask of another recipe what was asked of this one.
  const of = `${useId()} ${performance.timeOrigin}`
  const router = useRouter()
  const navigate = useNavigate()
  const open = useRouterState({
    select: ({ location: { state } }) => (state.own?.of === of ? state.own.name : undefined),
  })
  return {
    open: names.find((name) => name === open),
    show: (name: Name) =>
      void navigate({ to: '.', search: true, state: { overlay: true, own: { of, name } }, resetScroll: false }),
    hide: () => {
      if (router.state.location.state.own?.of === of) router.history.back()
    },
  }
}
