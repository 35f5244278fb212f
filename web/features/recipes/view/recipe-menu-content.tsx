import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { BookPlus, History, Pencil, Printer, Share2, SlidersHorizontal, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipeEndpoint, type RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/components/ui/dropdown.menu.tsx'
import { api } from '#web/lib/api/api.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { printPage } from './print-page.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface RecipeMenuContentProps {
  recipe: RecipeRow
  className: string
  label: string
  children: ReactNode
}

/** Rendered only after a press, so it opens at once. */
export function RecipeMenuContent({ recipe, className, label, children }: RecipeMenuContentProps) {
  const t = useTranslations('recipes')
  const books = useTranslations('books')
  const mayWrite = useHasRole('user')
  const mayShare = useSession().space?.allow_sharing !== false && mayWrite
  const share = useOverlay('share')
  const print = useOverlay('print')
  const cooked = useOverlay('cooked')
  const intoBooks = useOverlay('books')
  const remove = useDeleteRecipe(recipe)
  const params = { recipeId: String(recipe.id) }
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger className={className} aria-label={label} title={label}>
        {children}
      </MenuTrigger>
      <MenuContent align="end">
        {mayWrite ? (
          <>
            <MenuItem asChild>
              <Link to="/recipe/$recipeId/edit" params={params}>
                <Pencil aria-hidden />
                {t('action.edit')}
              </Link>
            </MenuItem>
            <MenuItem onSelect={cooked.show}>
              <Star aria-hidden />
              {t('action.cooked')}
            </MenuItem>
          </>
        ) : null}
        {recipe.id > 0 ? (
          <MenuItem onSelect={intoBooks.show}>
            <BookPlus aria-hidden />
            {books('add.title')}
          </MenuItem>
        ) : null}
        {mayShare ? (
          <MenuItem onSelect={share.show}>
            <Share2 aria-hidden />
            {t('action.share')}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => void printPage()}>
          <Printer aria-hidden />
          {t('action.print')}
        </MenuItem>
        <MenuItem onSelect={print.show}>
          <SlidersHorizontal aria-hidden />
          {t('action.printOptions')}
        </MenuItem>
        <MenuItem asChild>
          <Link to="/recipe/$recipeId/history" params={params}>
            <History aria-hidden />
            {t('action.history')}
          </Link>
        </MenuItem>
        {mayWrite ? (
          <>
            <MenuSeparator />
            <MenuItem danger onSelect={remove}>
              <Trash2 aria-hidden />
              {t('action.delete')}
            </MenuItem>
          </>
        ) : null}
      </MenuContent>
    </Menu>
  )
}

/** The message that offers the undo outlives the page. */
function useDeleteRecipe({ id, name }: RecipeRow) {
  const navigate = useNavigate()
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: async () => offerUndo(await api(recipeEndpoint).destroy(id), 'undo.deleted', name),
    onSuccess: async () => {
      await navigate({ to: '/recipes' })
      await Promise.all(affectedResources.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
  })
  return () => remove.mutate()
}

const affectedResources = ['recipe', 'meal-plan', 'shopping-list-entry', 'cook-log']
