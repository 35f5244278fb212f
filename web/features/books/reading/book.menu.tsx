import { Link } from '@tanstack/react-router'
import { Ellipsis, FolderOutput, House, Pencil, Printer, Trash2 } from 'lucide-react'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'

export function BookMenu({ book, isMine }: { book: BookRow; isMine: boolean }) {
  const t = useTranslations('books')
  const about = useOverlay('about')
  const remove = useOverlay('delete')
  const mayExport = useHasRole('user')
  const [chosen, setChosen] = useDeviceSetting('start_books')
  const isAtStart = chosen.includes(book.id)
  const toggle = () => {
    setChosen(isAtStart ? chosen.filter((id) => id !== book.id) : [...chosen, book.id])
    notify('success', t(isAtStart ? 'start.hidden' : 'start.shown', { name: book.name }), {
      undo: async () => setChosen(chosen),
    })
  }
  return (
    <LazyMenu button={<IconButton label={t('book.actions')} icon={<Ellipsis />} variant="outline" size="lg" />}>
      <MenuContent align="end">
        <MenuItem onSelect={toggle}>
          <House aria-hidden />
          {t(isAtStart ? 'start.hide' : 'start.show')}
        </MenuItem>
        <MenuItem asChild>
          <Link to="/book/$bookId/print" params={{ bookId: String(book.id) }}>
            <Printer aria-hidden />
            {t('printIt')}
          </Link>
        </MenuItem>
        {mayExport ? (
          <MenuItem asChild>
            <Link to="/export" search={{ book: book.id }}>
              <FolderOutput aria-hidden />
              {t('exportIt')}
            </Link>
          </MenuItem>
        ) : null}
        {isMine ? (
          <>
            <MenuItem onSelect={about.show}>
              <Pencil aria-hidden />
              {t('form.edit')}
            </MenuItem>
            <MenuItem danger onSelect={remove.show}>
              <Trash2 aria-hidden />
              {t('delete.action')}
            </MenuItem>
          </>
        ) : null}
      </MenuContent>
    </LazyMenu>
  )
}
