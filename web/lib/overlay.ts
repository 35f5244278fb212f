import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    overlay?: boolean
  }
}

/** Opens what is stored under a name as `useOverlay` says. */
export function useShowOverlay() {
  const navigate = useNavigate()
  return (name: string) =>
    void navigate({
      to: '.',
      search: (search: { open?: string }) => ({ ...search, open: name }),
      state: { overlay: true },
      resetScroll: false,
    })
}

/** Stored in the URL as `?open=name`, so that Back closes it and a reload keeps it. */
export function useOverlay(name: string) {
  const show = useShowOverlay()
  const router = useRouter()
  const navigate = useNavigate()
  const open = useSearch({ strict: false, select: (search) => search.open === name })
  const set = (next: boolean) => {
    if (next === open) return
    if (next) {
      show(name)
    } else if (router.state.location.state.overlay) {
      router.history.back()
    } else {
      void navigate({
        to: '.',
        search: ({ open: _open, ...search }: { open?: string }) => search,
        replace: true,
        resetScroll: false,
      })
    }
  }
  return { open, set, show: () => set(true), hide: () => set(false) }
}
