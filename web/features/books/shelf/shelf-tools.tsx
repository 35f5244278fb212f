import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ShelfOrder, shelfOrders } from './shelf-order.ts'

/** What is typed narrows the shelf at once; the address follows. */
export function ShelfTools({ q, order }: { q: string; order: ShelfOrder }) {
  const t = useTranslations('books')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  // Back, or the button that shows all books, changed the address.
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    if (typed.trim() !== q) setTyped(q)
  }
  const go = (next: { q: string; order: ShelfOrder }) =>
    void navigate({
      to: '/books',
      search: { ...(next.q ? { q: next.q } : {}), ...(next.order === 'own' ? {} : { order: next.order }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <Input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        className="grow basis-48 sm:max-w-sm"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          go({ q: value.trim(), order })
        }}
      />
      <Select
        aria-label={t('order.label')}
        className="w-52"
        value={order}
        onValueChange={(next) => go({ q, order: next })}
        options={shelfOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </div>
  )
}
