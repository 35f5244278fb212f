import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { Button } from '#web/components/ui/button.tsx'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOnline } from '#web/lib/outbox/use-online.ts'
import { listEndpoint, useListResource } from './list-resource.ts'

interface DeleteListProps {
  list: NamedList
  /** How many things on it are still to buy. */
  open: number
  /** Called before it goes. */
  onDelete: () => void
  onDeleted: () => void
}

/** Says what loses the list, and deletes it then; it can be brought back. */
export function DeleteList({ list, open, onDelete, onDeleted }: DeleteListProps) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const isOnline = useOnline()
  const [isAsked, setAsked] = useState(false)
  const { destroy } = useListResource()
  if (!isAsked) {
    return (
      <div className="border-t border-line pt-4">
        <Button variant="ghost" className="-ms-4 text-error" disabled={!isOnline} onClick={() => setAsked(true)}>
          <Trash2 aria-hidden />
          {t('delete.ask')}
        </Button>
      </div>
    )
  }
  return (
    <section aria-label={t('delete.ask')} className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="text-sm text-pretty">
        {t('delete.keeps', { count: open })} <Forgetting list={list} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          ref={takeFocus}
          pending={destroy.isPending}
          disabled={!isOnline}
          onClick={() => {
            onDelete()
            destroy.mutate(list, { onSuccess: onDeleted })
          }}
        >
          {t('delete.action')}
        </Button>
        <Button variant="ghost" onClick={() => setAsked(false)}>
          {common('cancel')}
        </Button>
      </div>
    </section>
  )
}

/** From the button that it replaces. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

interface Affected {
  model: string
}

/** Foods and shops that are tied to it. */
function Forgetting({ list }: { list: NamedList }) {
  const t = useTranslations('lists')
  const { list: join } = useFormat()
  const { data } = useQuery({
    queryKey: [listEndpoint.name, list.id, 'nulling'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call<ListPage<Affected>>('GET', `${listEndpoint.path}${list.id}/nulling/`, { query: { page_size: 200 }, signal }),
    meta: { quiet: true },
  })
  const count = (model: string) => data?.results.filter((row) => row.model === model).length ?? 0
  const [foods, shops] = [count('Food'), count('Supermarket')]
  const things = [
    ...(foods > 0 ? [t('delete.foods', { count: foods })] : []),
    ...(shops > 0 ? [t('delete.shops', { count: shops })] : []),
  ]
  return things.length > 0 ? t('delete.forgets', { things: join(things) }) : null
}
