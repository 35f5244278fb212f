import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { chosenListOf } from '#web/components/shopping/chosen-list.ts'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { namedListsQuery } from '#web/components/shopping/named-lists-query.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { useFreshEntries } from './use-fresh-entries.ts'

export interface Lists {
  lists: readonly NamedList[]
  /** Null for everything. */
  chosen: NamedList | null
  /** That of `chosen`, also before the lists have come. */
  chosenId: number | null
  choose: (list: number | null) => void
  /** Closes what is open above the list, too. */
  goTo: (list: number) => void
}

const inPlace = { to: '.', replace: true, resetScroll: false } as const
const none: readonly NamedList[] = []
/** Lists change rarely, so they are asked for less often than what stands on them. */
const listsInterval = 15_000

/** The address says which list is shown; without it, this device shows the one that it showed last. */
export function useLists(shoppingList: ShoppingList | undefined): Lists {
  const known = useKnownLists(shoppingList)
  const store = chosenListOf(useOwnerKey())
  const remembered = store.use()
  const asked = useSearch({ from: '/_app/shopping', select: (search) => search.list })
  const navigate = useNavigate()
  const wanted = asked === undefined ? remembered : asked === 'all' ? null : asked
  const chosen = known?.find(({ id }) => id === wanted) ?? null
  const chosenId = known ? (chosen?.id ?? null) : wanted
  const choose = useCallback(
    (list: number | null) =>
      void navigate({ ...inPlace, search: (search) => ({ ...search, list: list ?? ('all' as const) }), state: true }),
    [navigate],
  )
  const goTo = (list: number) =>
    void navigate({ ...inPlace, search: ({ open: _open, ...search }: { open?: string }) => ({ ...search, list }) })
  useEffect(() => {
    if (!known) return
    if (store.get() !== chosenId) store.set(chosenId)
    if (chosenId !== null && asked === undefined) choose(chosenId)
    if (typeof asked === 'number' && chosenId === null) choose(null)
  }, [known, store, chosenId, asked, choose])
  // For guests a list goes with the last thing on it.
  useTellGone(useHasRole('user') ? known : undefined, chosen)
  return { lists: known ?? none, chosen, chosenId, choose, goTo }
}

/** Undefined before the first answer. Guests know the lists that entries name. */
function useKnownLists(shoppingList: ShoppingList | undefined): readonly NamedList[] | undefined {
  const isMember = useHasRole('user')
  const seconds = usePreference().shopping_auto_sync
  const { data } = useQuery({
    ...namedListsQuery,
    enabled: isMember,
    refetchInterval: seconds > 0 && Math.max(listsInterval, seconds * 1000),
  })
  useFreshEntries(shoppingList, isMember ? data : undefined)
  return isMember ? data : shoppingList?.lists
}

/** A list that somebody else deletes must not leave its page without a word. */
function useTellGone(known: readonly NamedList[] | undefined, chosen: NamedList | null) {
  const t = useTranslations('lists')
  const last = useRef<NamedList>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = chosen ?? undefined
    if (before && known && !known.some(({ id }) => id === before.id)) notify('info', t('gone', { name: before.name }))
  }, [known, chosen, t])
}
