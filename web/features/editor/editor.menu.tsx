import { Link, useRouter } from '@tanstack/react-router'
import { EllipsisVertical, Eye, Trash2 } from 'lucide-react'
import { invalidateRecipes } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { send } from '#web/lib/api/api.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function EditorMenu({ id, name }: { id: number; name: string }) {
  const t = useTranslations('editor')
  const router = useRouter()
  const remove = async () => {
    try {
      offerUndo(await send<void>('DELETE', `/api/recipe/${id}/`), 'undo.deleted', name)
      await router.navigate({ to: '/recipes', replace: true, ignoreBlocker: true })
      await invalidateRecipes()
    } catch (error) {
      reportError(error, 'delete')
    }
  }
  return (
    <LazyMenu button={<IconButton label={t('menu')} icon={<EllipsisVertical />} />}>
      <MenuContent align="end">
        <MenuItem asChild>
          <Link to="/recipe/$recipeId" params={{ recipeId: String(id) }}>
            <Eye aria-hidden /> {t('view')}
          </Link>
        </MenuItem>
        <MenuItem danger onSelect={() => void remove()}>
          <Trash2 aria-hidden /> {t('remove')}
        </MenuItem>
      </MenuContent>
    </LazyMenu>
  )
}
