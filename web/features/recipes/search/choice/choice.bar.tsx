import { BookPlus, CalendarPlus, FolderOutput, GitCompareArrows, Pencil, ShoppingBasket, Trash2 } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ChosenBar } from '#web/components/selection/chosen.bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useOwnOverlay } from '#web/lib/own-overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { compareLink } from '../../compare/compare-link.ts'
import { type Choice, maxChosen } from './use-choice.ts'

const Plan = lazy(async () => ({ default: (await import('./plan-many.dialog.tsx')).PlanManyDialog }))
const Shop = lazy(async () => ({ default: (await import('./shop-many.dialog.tsx')).ShopManyDialog }))
const Change = lazy(async () => ({ default: (await import('./change-many.sheet.tsx')).ChangeManySheet }))
const Delete = lazy(async () => ({
  default: (await import('#web/components/recipe/dialogs/delete.dialog.tsx')).DeleteRecipesDialog,
}))

const AddToBooks = lazy(async () => ({
  default: (await import('#web/components/books/add-to-books.dialog.tsx')).AddToBooksDialog,
}))

const asks = ['books', 'plan', 'shop', 'change', 'delete'] as const

/** What is done with all recipes that are chosen. */
export function ChoiceBar({ choice, count }: { choice: Choice; count: number }) {
  const t = useTranslations('cards')
  const mayWrite = useHasRole('user')
  const overlay = useOwnOverlay(asks)
  const { rows, chooseAll } = choice
  const [first, second] = rows
  // In place of the dialog's entry in the history, which is left before the bar goes.
  const done = () => {
    overlay.hide()
    choice.none()
  }
  const close = { recipes: rows, onClose: overlay.hide, onDone: done, onPart: choice.drop }
  const act = (what: (typeof asks)[number], icon: ReactNode) => (
    <Button
      variant="outline"
      size="sm"
      className="max-sm:grow max-sm:px-2"
      aria-label={t(`choice.${what}`)}
      onClick={() => overlay.show(what)}
    >
      {icon}
      <span className="max-sm:sr-only">{t(`choice.${what}`)}</span>
    </Button>
  )
  return (
    <ChosenBar
      text={t('choice.chosen', { count: rows.length })}
      more={
        <>
          {chooseAll ? (
            <Button variant="ghost" size="sm" pending={chooseAll.isPending} onClick={chooseAll.run}>
              {t(count > maxChosen ? 'choice.first' : 'choice.all', { count: Math.min(count, maxChosen) })}
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" onClick={choice.none}>
            {t('choice.none')}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {first && second && rows.length === 2 ? (
          <Button asChild variant="outline" size="sm" className="max-sm:grow max-sm:px-2">
            <Link {...compareLink(first.id, second.id)} aria-label={t('choice.compare')}>
              <GitCompareArrows aria-hidden />
              <span className="max-sm:sr-only">{t('choice.compare')}</span>
            </Link>
          </Button>
        ) : null}
        {act('books', <BookPlus aria-hidden />)}
        {mayWrite ? (
          <>
            {act('plan', <CalendarPlus aria-hidden />)}
            {act('shop', <ShoppingBasket aria-hidden />)}
            {act('change', <Pencil aria-hidden />)}
            <Button asChild variant="outline" size="sm" className="max-sm:grow max-sm:px-2">
              <Link to="/export" search={{ recipes: rows.map(({ id }) => id) }} aria-label={t('choice.export')}>
                <FolderOutput aria-hidden />
                <span className="max-sm:sr-only">{t('choice.export')}</span>
              </Link>
            </Button>
            {act('delete', <Trash2 aria-hidden />)}
          </>
        ) : null}
      </div>
      <Suspense>
        {overlay.open === 'books' ? <AddToBooks recipes={rows} onOpenChange={overlay.hide} /> : null}
        {overlay.open === 'plan' ? <Plan {...close} /> : null}
        {overlay.open === 'shop' ? <Shop {...close} /> : null}
        {overlay.open === 'change' ? <Change {...close} /> : null}
        {overlay.open === 'delete' ? <Delete {...close} /> : null}
      </Suspense>
    </ChosenBar>
  )
}
