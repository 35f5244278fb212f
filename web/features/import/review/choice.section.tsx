import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, CookingPot } from 'lucide-react'
import { useState } from 'react'
import type { SourceChoice } from '#worker/modules/imports/source.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Turning } from '../use-import.ts'
import { type ImportReview, savedAs } from './import-review.ts'

interface ChoiceSectionProps {
  review: ImportReview
  turning: Turning | undefined
  onTurn: (choice: string) => void
  onDone: () => void
}

/** The recipes of a page that has several: one is shown below, any other is a press away. */
export function ChoiceSection({ review, turning, onTurn, onDone }: ChoiceSectionProps) {
  const t = useTranslations('import')
  const { choices = [], asked, others = [], saved = [] } = review
  const id = savedAs(review)
  const reading = turning && !turning.problem ? turning.to : null
  const shown = choices.find(({ chosen }) => chosen)?.name ?? ''
  const mayRead = (name: string) => asked !== undefined || others.some((one) => isAt(one, name))
  return (
    <Card aria-labelledby="import-choice" className="mb-5 p-4 sm:p-5">
      <h2 id="import-choice" className="font-title text-lg font-semibold">
        {t('choice.title', { count: choices.length })}
      </h2>
      <p className="text-sm text-muted">{t('choice.text')}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.name}>
            <ChoiceItem
              choice={choice}
              isSaved={saved.some(({ name }) => name === choice.name)}
              isReading={reading === choice.name}
              disabled={!choice.chosen && !mayRead(choice.name)}
              onChoose={() => onTurn(choice.name)}
            />
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {reading === null ? t('choice.shown', { name: shown }) : t('choice.reading', { name: reading })}
      </output>
      {choices.some(({ name, chosen }) => !chosen && !mayRead(name)) ? (
        <p className="mt-3 text-sm text-muted">{t('choice.gone')}</p>
      ) : null}
      <div role="alert">
        {turning?.problem ? (
          <p className="mt-3 flex items-start gap-2 text-sm text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {t('choice.failed', { name: turning.to })} {t(`problem.${turning.problem}`)}.
            </span>
          </p>
        ) : null}
      </div>
      {id === null ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <p ref={takeFocus} tabIndex={-1} className="flex min-w-40 grow items-center gap-2 text-sm">
            <Check aria-hidden className="size-4 shrink-0 text-success-strong" />
            <span dir="auto">{t('choice.saved', { name: shown })}</span>
          </p>
          <Button variant="outline" onClick={onDone}>
            {t('choice.done')}
          </Button>
          <Button asChild>
            <Link to="/recipe/$recipeId" params={{ recipeId: String(id) }}>
              {t('choice.open')}
            </Link>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The form that was saved, and with it the pressed button, is gone. */
const takeFocus = (saved: HTMLElement | null) => saved?.focus()

const isAt = ({ choices = [] }: ImportReview, name: string) => choices.some((one) => one.chosen && one.name === name)

interface ChoiceItemProps {
  choice: SourceChoice
  isSaved: boolean
  isReading: boolean
  disabled: boolean
  onChoose: () => void
}

function ChoiceItem({ choice, isSaved, isReading, disabled, onChoose }: ChoiceItemProps) {
  const t = useTranslations('import')
  const { name, ingredients, steps, image_url, chosen } = choice
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      aria-busy={isReading}
      disabled={disabled}
      onClick={() => (chosen ? undefined : onChoose())}
      className="flex h-full min-h-16 w-full items-center gap-3 rounded-md border-2 border-line bg-surface p-2 text-start transition-colors enabled:hover:bg-sunken disabled:text-muted aria-[current]:border-primary-strong"
    >
      <ChoicePicture url={image_url} />
      <span className="min-w-0 grow">
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {name}
        </span>
        <span className="numbers block text-sm text-muted">
          {t('choice.ingredients', { count: ingredients })} · {t('choice.steps', { count: steps })}
        </span>
      </span>
      {isReading ? <Spinner /> : null}
      {isSaved ? (
        <span className="flex shrink-0 items-center gap-1 text-sm text-success-strong">
          <Check aria-hidden className="size-4" />
          {t('choice.isSaved')}
        </span>
      ) : null}
    </button>
  )
}

function ChoicePicture({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-muted">
      {url === '' || isBroken ? (
        <CookingPot aria-hidden className="size-5" />
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
