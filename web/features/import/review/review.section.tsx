import { useRef } from 'react'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { Turning } from '../use-import.ts'
import { LazyOffer } from '../ai/lazy-offer.tsx'
import type { AiSource } from '../source.read.ts'
import { ChoiceSection } from './choice.section.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { choiceOf, type ImportReview, savedAs } from './import-review.ts'
import { isPartly } from './review-of.ts'
import { ReviewForm } from './review.form.tsx'

interface ReviewSectionProps {
  review: ImportReview
  turning?: Turning | undefined
  onTurn: (review: ImportReview, choice: string) => void
  onReview: (review: ImportReview) => void
  onAsk: (source: AiSource) => void
  onStartOver: () => void
}

/** What was read of a page; of several recipes one after the other. */
export function ReviewSection({ review, turning, onTurn, onReview, onAsk, onStartOver }: ReviewSectionProps) {
  const t = useTranslations('import')
  const choice = choiceOf(review)
  const typed = useRef<{ choice: string | null; draft: RecipeDraft } | null>(null)
  const turn = (to: string) => {
    const draft = typed.current?.choice === choice ? typed.current.draft : review.draft
    onTurn({ ...review, draft }, to)
  }
  return (
    <>
      {review.choices ? <ChoiceSection review={review} turning={turning} onTurn={turn} onDone={onStartOver} /> : null}
      {isPartly(review) && review.asked && savedAs(review) === null ? (
        <LazyOffer text={t('partly')} asked={review.asked} onRead={onAsk} />
      ) : null}
      {savedAs(review) === null ? (
        <ReviewForm
          key={choice}
          review={review}
          onDraft={(draft) => {
            typed.current = { choice, draft }
          }}
          onReview={onReview}
          onStartOver={onStartOver}
        />
      ) : null}
    </>
  )
}
