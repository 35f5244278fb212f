import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { ListDot } from '#web/components/shopping/list-dot.tsx'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOnline } from '#web/lib/outbox/use-online.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import type { ShoppingItem } from '../shopping-list.ts'
import { DeleteList } from './delete-list.tsx'
import { FillList } from './fill-list.tsx'
import { ListForm } from './list.form.tsx'
import { countOpen, isOn } from './on-list.ts'
import type { Lists } from './use-lists.ts'

interface ListsSheetProps extends Pick<Lists, 'lists' | 'chosenId' | 'choose' | 'goTo'> {
  /** Of all lists. */
  items: readonly ShoppingItem[]
}

/** Lists are made and changed with a network only; what stands on them is not. */
export function ListsSheet({ lists, chosenId, choose, goTo, items }: ListsSheetProps) {
  const t = useTranslations('lists')
  const managing = useOverlay('lists')
  const making = useOverlay('newList')
  const isOnline = useOnline()
  const [edited, setEdited] = useState<number | 'new' | null>(making.open ? 'new' : null)
  const list = lists.find(({ id }) => id === edited)
  const close = () => (making.open ? making : managing).hide()
  const back = () => (making.open ? close() : setEdited(null))
  return (
    <Sheet
      open={managing.open || making.open}
      onOpenChange={(open) => (open ? undefined : close())}
      title={list ? list.name : t(edited === 'new' ? 'new' : 'title')}
    >
      {isOnline ? null : <p className="mb-4 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm">{t('offline')}</p>}
      {list ? (
        <div className="flex flex-col gap-6">
          <ListForm key={list.id} list={list} lists={lists} onDone={() => setEdited(null)} onCancel={back} />
          <FillList list={list} lists={lists} items={items} />
          <DeleteList
            list={list}
            open={countOpen(items.filter((item) => isOn(item, list.id)))}
            onDelete={() => {
              if (chosenId === list.id) choose(null)
            }}
            onDeleted={() => setEdited(null)}
          />
        </div>
      ) : edited === 'new' ? (
        <ListForm lists={lists} onCancel={back} onDone={(made) => goTo(made.id)} />
      ) : (
        <>
          <p className="text-sm text-pretty text-muted">{t('text')}</p>
          <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface empty:hidden">
            {lists.map((one) => (
              <ListRow
                key={one.id}
                list={one}
                open={countOpen(items.filter((item) => isOn(item, one.id)))}
                onEdit={() => setEdited(one.id)}
              />
            ))}
          </ul>
          <Button variant="outline" className="mt-4" disabled={!isOnline} onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        </>
      )}
    </Sheet>
  )
}

function ListRow({ list, open, onEdit }: { list: NamedList; open: number; onEdit: () => void }) {
  const t = useTranslations('lists')
  return (
    <li>
      <button
        type="button"
        onClick={onEdit}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start transition-colors hover:bg-primary-soft"
      >
        <ListDot color={list.color} className="size-3.5" />
        <span className="min-w-0 grow">
          <bdi className="block font-medium wrap-anywhere">{list.name}</bdi>
          <span className="block text-sm wrap-anywhere text-muted">
            {list.description ? (
              <>
                <bdi>{list.description}</bdi>
                {' · '}
              </>
            ) : null}
            {t('open', { count: open })}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
      </button>
    </li>
  )
}
