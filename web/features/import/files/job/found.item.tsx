import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, CirclePlus, CopyCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { bookOf, type FoundItem, type ImportChoices, mayComeAgain, recipeOf } from '../import-job.rows.ts'
import { kindOf } from '../kinds.ts'
import { fateOf, type Fate } from './fate.ts'
import { saidText } from '../said-text.ts'
import { useFateText } from './use-fate-text.ts'

interface FoundRowProps {
  item: FoundItem
  choices?: ImportChoices
  onRetry?: (position: number) => void
}

/** One thing of the files: what is in it, and what will become of it or has. */
export function FoundRow({ item, choices, onRetry }: FoundRowProps) {
  const t = useTranslations('apps')
  const { list } = useFormat()
  const fate = fateOf(item, choices)
  const fateText = useFateText(item, fate)
  const { kind, url, warnings = [], said = [], notes = [], here } = item.details
  const recipe = recipeOf(item) ?? (here && String(here.recipe))
  const book = bookOf(item)
  return (
    <div className="flex min-h-13 items-start gap-3 py-2.5 text-sm">
      <FateIcon fate={fate} />
      <div className="min-w-0 grow">
        <p dir="auto" className="font-medium wrap-anywhere">
          {fate === 'came' && recipe ? (
            <RecipeLink recipe={recipe}>{item.name}</RecipeLink>
          ) : book && (fate === 'came' || fate === 'here') ? (
            <BookLink book={book}>{item.name}</BookLink>
          ) : (
            <FoundName item={item} />
          )}
        </p>
        {kind === 'recipe' ? <RecipeFacts item={item} /> : <ThingFacts item={item} />}
        {fateText ? (
          <p dir="auto" className={fateColours[fate] ?? 'text-muted'}>
            {fateText}
          </p>
        ) : null}
        {fate === 'here' && recipe ? <RecipeLink recipe={recipe}>{t('item.open')}</RecipeLink> : null}
        {notes.length > 0 ? (
          <p dir="auto" className="text-muted">
            {t('item.noPlace', { names: list(notes) })}
          </p>
        ) : null}
        {warnings.map((warning, i) => (
          <p key={warning} dir="auto" className="text-warning-strong">
            {saidText(t, said[i], warning)}
          </p>
        ))}
      </div>
      {item.state === 'failed' && url ? (
        <Button asChild variant="ghost" size="sm">
          <Link to="/import" search={{ url }}>
            {t('item.look')}
          </Link>
        </Button>
      ) : null}
      {onRetry && mayComeAgain(item) ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={t(item.state === 'known' ? 'item.anywayNamed' : 'item.retryNamed', { name: item.name })}
          onClick={() => onRetry(item.position)}
        >
          {t(item.state === 'known' ? 'item.anyway' : 'item.retry')}
        </Button>
      ) : null}
    </div>
  )
}

/** What is said of something that came is what it lost. */
const fateColours: Partial<Record<Fate, string>> = { broken: 'text-error', came: 'text-warning-strong' }

/** A meal of which only its day is known is called by that; what has no place here, by what it is. */
function FoundName({ item: { name, details } }: { item: FoundItem }) {
  const t = useTranslations('apps')
  const { date } = useFormat()
  if (details.kind === 'left-out') return saidText(t, details.said?.[0], name)
  return name === details.date ? dayOf(name, date) || name : shortAddress(name)
}

/** Of a link, without what all of them begin with. */
const shortAddress = (name: string) => name.replace(/^https?:\/\/(www\.)?/, '')

function RecipeFacts({ item: { details } }: { item: FoundItem }) {
  const t = useTranslations('apps')
  const { ingredients = 0, steps = 0, pictures = 0 } = details
  const facts = [
    t('item.ingredients', { count: ingredients }),
    t('item.steps', { count: steps }),
    ...(pictures > 0 ? [t('item.pictures', { count: pictures })] : []),
  ]
  return <p className="numbers text-muted">{facts.join(' · ')}</p>
}

/** What it is, where it is no recipe. */
function ThingFacts({ item }: { item: FoundItem }) {
  const t = useTranslations('apps')
  const format = useFormat()
  const kind = kindOf(item)
  if (!kind || kind === 'recipe') return null
  const { recipes, date, type, list, checked } = item.details
  const facts = [
    t(`item.kind.${kind}`),
    recipes === undefined ? '' : t('count.recipe', { count: recipes }),
    date === item.name ? '' : dayOf(date, format.date),
    type,
    list,
    checked ? t('item.checked') : '',
  ]
  return (
    <p dir="auto" className="numbers text-muted">
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

const dayOf = (date: string | undefined, format: (day: Date) => string): string => {
  const day = new Date(`${date}T12:00`)
  return date === undefined || Number.isNaN(day.getTime()) ? '' : format(day)
}

const BookLink = ({ book, children }: { book: string; children: ReactNode }) => (
  <Link to="/book/$bookId" params={{ bookId: book }} className="underline decoration-primary underline-offset-4">
    {children}
  </Link>
)

const RecipeLink = ({ recipe, children }: { recipe: string; children: ReactNode }) => (
  <Link
    to="/recipe/$recipeId"
    params={{ recipeId: recipe }}
    className="underline decoration-primary underline-offset-4"
  >
    {children}
  </Link>
)

function FateIcon({ fate }: { fate: Fate }) {
  const looks = 'mt-0.5 size-5 shrink-0'
  switch (fate) {
    case 'comes':
    case 'waits':
      return <CirclePlus aria-hidden className={`${looks} text-muted`} />
    case 'came':
      return <CircleCheck aria-hidden className={`${looks} text-success-strong`} />
    case 'here':
      return <CopyCheck aria-hidden className={`${looks} text-warning-strong`} />
    case 'broken':
    case 'left':
      return <CircleAlert aria-hidden className={`${looks} ${fate === 'left' ? 'text-muted' : 'text-error'}`} />
  }
}
