import { useNavigate } from '@tanstack/react-router'
import type { ListSearch } from './list-search.ts'

type Change = { [K in keyof ListSearch]?: ListSearch[K] | undefined }

/** Parts of the address that say where one is, not which rows there are. */
const places: readonly string[] = ['page', 'edit', 'ask', 'columns']

/** Other rows begin at their first page. Undefined takes a part of the address away. */
export function useChangeList() {
  const navigate = useNavigate()
  return (change: Change, replace = false) => {
    const isPlace = Object.keys(change).every((name) => places.includes(name))
    void navigate({
      to: '.',
      search: (now: object) => given({ ...now, ...(isPlace ? {} : { page: undefined }), ...change }),
      replace,
      resetScroll: false,
    })
  }
}

const given = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
