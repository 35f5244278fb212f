import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import type { CookingSession } from '#web/components/recipe/use-cooking-session.ts'
import { useIsAwaited } from '#web/lib/awaited-pictures.ts'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { cn } from '#web/lib/cn.ts'
import { useHasRole, useMaybeSession } from '#web/lib/api/session.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { WaitingNote } from '#web/components/outbox/waiting-mark.tsx'
import { useWaiting } from '#web/lib/outbox/use-waiting.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { RecipeActions } from './recipe-actions.tsx'
import { RecipeFacts } from './recipe-facts.tsx'

const PictureNotice = lazyPart(() => import('./picture/picture.notice.tsx'), 'PictureNotice')
const VariantLinks = lazyPart(() => import('./variant-links.tsx'), 'VariantLinks')

interface RecipeHeaderProps {
  recipe: RecipeRow
  servings: number
  cooking: CookingSession
  share: string | undefined
  isPicturePrinted: boolean
}

export function RecipeHeader({ recipe, servings, cooking, share, isPicturePrinted }: RecipeHeaderProps) {
  const isMember = useMaybeSession() !== null
  const isWaiting = useWaiting().some(
    (change) => change.kind === 'recipe' && 'recipe' in change && change.recipe === recipe.id,
  )
  return (
    <div
      className={cn(
        'grid grid-cols-1 items-center gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-16',
        isPicturePrinted ? 'print:grid-cols-[2fr_1fr]' : 'print:block',
      )}
    >
      <RecipePicture
        recipe={recipe}
        eager
        sizes="(min-width: 80rem) 27rem, (min-width: 48rem) 17rem, 100vw"
        className={cn(
          'max-sm:-mx-4 max-sm:-mt-6 max-sm:w-auto max-sm:rounded-none md:order-last md:rounded-xl md:shadow-mid',
          recipe.image ? '' : 'max-md:hidden',
          isPicturePrinted ? 'print:order-last' : 'print:hidden',
        )}
      />
      <div className="min-w-0">
        <PageHeader title={recipe.name} above={<Keywords recipe={recipe} linked={isMember} />} tight />
        {recipe.description ? (
          <p
            dir="auto"
            className="mt-3 max-w-prose text-lg/relaxed text-pretty whitespace-pre-line text-muted print:text-base"
          >
            {recipe.description}
          </p>
        ) : null}
        {isWaiting ? (
          <div className="mt-3">
            <WaitingNote />
          </div>
        ) : null}
        <PictureNews recipe={recipe} />
        <RecipeFacts recipe={recipe} />
        <Variants recipe={recipe} />
        <RecipeActions recipe={recipe} servings={servings} cooking={cooking} share={share} />
      </div>
    </div>
  )
}

function PictureNews({ recipe }: { recipe: RecipeRow }) {
  const isComing = useIsAwaited(recipe.id)
  const mayChange = useHasRole('user')
  const [wasTold, setTold] = useState(false)
  const isTold = isComing || Boolean(recipe.image_failure)
  if (isTold && !wasTold) setTold(true)
  return mayChange && (isTold || wasTold) ? (
    <Suspense>
      <PictureNotice recipe={recipe} isComing={isComing} />
    </Suspense>
  ) : null
}

function Variants({ recipe }: { recipe: RecipeRow }) {
  const { origin, variants } = variantsOf(recipe)
  if (!origin && variants.length === 0) return null
  return (
    <Suspense>
      <VariantLinks recipe={recipe} origin={origin} variants={variants} />
    </Suspense>
  )
}

/** What this device kept before there were variants does not name them. */
const variantsOf = ({ variant_of: origin = null, variants = [] }: Partial<RecipeRow>) => ({ origin, variants })

function Keywords({
  recipe: { keywords, private: isPrivate, shared },
  linked,
}: {
  recipe: RecipeRow
  linked: boolean
}) {
  const t = useTranslations('recipes')
  const { list } = useFormat()
  if (keywords.length === 0 && !isPrivate) return null
  const looks =
    'inline-flex min-h-7 items-center rounded-sm text-secondary-strong underline-offset-4 pointer-coarse:-my-2 pointer-coarse:min-h-11'
  return (
    <ul aria-label={t('keywords')} className="mb-1 flex flex-wrap items-center gap-x-3 text-sm font-medium">
      {isPrivate ? (
        <li>
          <Badge tone="outline">
            <Lock aria-hidden />
            {shared.length > 0
              ? t('privateWith', { names: list(shared.map(({ display_name }) => display_name)) })
              : t('private')}
          </Badge>
        </li>
      ) : null}
      {keywords.map(({ id, label }) => (
        <li key={id} dir="auto">
          {linked ? (
            <Link to="/recipes" search={{ keywords: [id] }} className={cn(looks, 'hover:underline')}>
              {label}
            </Link>
          ) : (
            <span className={looks}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
