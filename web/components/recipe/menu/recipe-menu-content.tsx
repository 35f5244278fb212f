import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  BookPlus,
  CalendarPlus,
  ChefHat,
  CopyPlus,
  ExternalLink,
  FolderOutput,
  Heart,
  Pencil,
  Share2,
  ShoppingBasket,
  Star,
  Trash2,
} from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { favouritesQuery, setFavourite } from '#web/components/books/favourite.queries.ts'
import { MenuContent, MenuItem, MenuSeparator } from '#web/components/ui/dropdown.menu.tsx'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { CardRecipe, RecipeAsk } from './recipe-ask.ts'
import { StarItems } from './star-items.tsx'

interface RecipeMenuContentProps extends ComponentProps<typeof MenuContent> {
  recipe: CardRecipe
  onAsk: (what: RecipeAsk) => void
  /** The page of a recipe has buttons for what is done most. */
  place: 'card' | 'page'
  /** What only the page does. */
  more?: ReactNode
}

/** The same for a recipe wherever it stands. */
export function RecipeMenuContent({ recipe, onAsk, place, more, ...props }: RecipeMenuContentProps) {
  const t = useTranslations('recipes')
  const c = useTranslations('cards')
  const books = useTranslations('books')
  const { data: favourites } = useQuery({ ...favouritesQuery, meta: { quiet: true } })
  const isFavourite = favourites?.recipes.includes(recipe.id) ?? false
  const mayEdit = useHasRole('user')
  // What waits to be saved is nothing to the server yet.
  const mayWrite = mayEdit && recipe.id > 0
  const mayShare = useSession().space?.allow_sharing !== false && mayWrite
  const params = { recipeId: String(recipe.id) }
  const ask = (what: RecipeAsk, icon: ReactNode, text: string) => (
    <MenuItem onSelect={() => onAsk(what)}>
      {icon}
      {text}
    </MenuItem>
  )
  return (
    <MenuContent align="end" {...props}>
      {mayWrite ? (
        <>
          <StarItems recipe={recipe} />
          {ask('cooked', <Star aria-hidden />, c('menu.cookedNote'))}
          <MenuSeparator />
        </>
      ) : null}
      {place === 'card' ? (
        <MenuItem asChild>
          <Link to="/recipe/$recipeId/cook" params={params} search={{ servings: recipe.servings }}>
            <ChefHat aria-hidden />
            {t('action.cook')}
          </Link>
        </MenuItem>
      ) : null}
      {place === 'card' && mayWrite ? (
        <>
          {ask('plan', <CalendarPlus aria-hidden />, t('action.plan'))}
          {ask('shopping', <ShoppingBasket aria-hidden />, t('action.shop'))}
          <MenuSeparator />
        </>
      ) : null}
      {recipe.id > 0 ? (
        <>
          <MenuItem onSelect={() => setFavourite(recipe, !isFavourite)}>
            <Heart aria-hidden className={isFavourite ? 'fill-secondary text-secondary' : undefined} />
            {c(isFavourite ? 'menu.noFavourite' : 'menu.favourite')}
          </MenuItem>
          {ask('books', <BookPlus aria-hidden />, books('add.title'))}
        </>
      ) : null}
      {mayWrite ? (
        <MenuItem asChild>
          <Link to="/export" search={{ recipes: [recipe.id], name: recipe.name }}>
            <FolderOutput aria-hidden />
            {c('menu.export')}
          </Link>
        </MenuItem>
      ) : null}
      {mayShare ? ask('share', <Share2 aria-hidden />, t('action.share')) : null}
      {mayWrite ? ask('duplicate', <CopyPlus aria-hidden />, c('menu.duplicate')) : null}
      {mayEdit ? (
        <MenuItem asChild>
          <Link to="/recipe/$recipeId/edit" params={params}>
            <Pencil aria-hidden />
            {t('action.edit')}
          </Link>
        </MenuItem>
      ) : null}
      {place === 'card' ? (
        <MenuItem asChild>
          <Link to="/recipe/$recipeId" params={params} target="_blank">
            <ExternalLink aria-hidden />
            {c('menu.newTab')}
          </Link>
        </MenuItem>
      ) : null}
      {more}
      {mayWrite ? (
        <>
          <MenuSeparator />
          <MenuItem danger onSelect={() => onAsk('delete')}>
            <Trash2 aria-hidden />
            {t('action.delete')}
          </MenuItem>
        </>
      ) : null}
    </MenuContent>
  )
}
