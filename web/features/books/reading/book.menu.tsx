import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'

/** For whom the book belongs to. */
export function BookMenu() {
  const t = useTranslations('books')
  const about = useOverlay('about')
  const remove = useOverlay('delete')
  return (
    <LazyMenu button={<IconButton label={t('book.actions')} icon={<Ellipsis />} variant="outline" size="lg" />}>
      <MenuContent align="end">
        <MenuItem onSelect={about.show}>
          <Pencil aria-hidden />
          {t('form.edit')}
        </MenuItem>
        <MenuItem danger onSelect={remove.show}>
          <Trash2 aria-hidden />
          {t('delete.action')}
        </MenuItem>
      </MenuContent>
    </LazyMenu>
  )
}
