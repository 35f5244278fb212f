import { Link } from '@tanstack/react-router'
import { History, Printer, SlidersHorizontal, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayAskAi } from '#web/components/ai/use-ai.ts'
import { RecipeMenuContent } from '#web/components/recipe/menu/recipe-menu-content.tsx'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Menu, MenuItem, MenuTrigger } from '#web/components/ui/dropdown.menu.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShowOverlay } from '#web/lib/overlay.ts'
import { printPage } from './print-page.ts'

interface PageMenuContentProps {
  recipe: RecipeRow
  servings: number
  className: string
  label: string
  children: ReactNode
}

/** Rendered only after a press, so it opens at once. */
export function PageMenuContent({ recipe, servings, className, label, children }: PageMenuContentProps) {
  const t = useTranslations('recipes')
  const { id, name } = recipe
  const show = useShowOverlay()
  const mayAsk = useMayAskAi()
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger className={className} aria-label={label} title={label}>
        {children}
      </MenuTrigger>
      <RecipeMenuContent
        recipe={{ id, name, servings }}
        place="page"
        onAsk={show}
        more={
          <>
            {mayAsk ? (
              <MenuItem onSelect={() => show('substitutes')}>
                <Sparkles aria-hidden />
                {t('action.substitutes')}
              </MenuItem>
            ) : null}
            <MenuItem onSelect={() => void printPage()}>
              <Printer aria-hidden />
              {t('action.print')}
            </MenuItem>
            <MenuItem onSelect={() => show('print')}>
              <SlidersHorizontal aria-hidden />
              {t('action.printOptions')}
            </MenuItem>
            <MenuItem asChild>
              <Link to="/recipe/$recipeId/history" params={{ recipeId: String(id) }}>
                <History aria-hidden />
                {t('action.history')}
              </Link>
            </MenuItem>
          </>
        }
      />
    </Menu>
  )
}
