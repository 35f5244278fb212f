import { X } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { SearchChange } from '#web/lib/recipe-search/search-change.ts'
import { useSentence } from './use-sentence.ts'
import type { SentencePart } from './sentence-parts.ts'
import type { SentenceToken } from './sentence-tokens.ts'

interface SentenceProps {
  search: RecipeSearch
  /** Opens what changes a part. */
  onOpen: (control: string) => void
  onDrop: (change: SearchChange) => void
}

/** The search as a sentence, each part of which opens its control or goes away. */
export function Sentence({ search, onOpen, onDrop }: SentenceProps) {
  const { begin, tokens, text } = useSentence(search)
  return (
    // A paragraph: its buttons stand in the text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <p role="group" aria-label={text} className="font-title text-lg leading-11 text-pretty sm:leading-10">
      {begin}{' '}
      {tokens.map((token, at) =>
        'part' in token ? (
          <Part
            key={`${token.part.control} ${token.part.text}`}
            part={token.part}
            mark={markAfter(tokens[at + 1])}
            onOpen={onOpen}
            onDrop={onDrop}
          />
        ) : (
          // Words between parts have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{token.between.replace(/^,/, '')}</span>
        ),
      )}
    </p>
  )
}

/** The comma or full stop that follows a part. */
const markAfter = (next: SentenceToken | undefined) =>
  next === undefined ? '.' : 'between' in next && next.between.startsWith(',') ? ',' : ''

interface PartProps extends Pick<SentenceProps, 'onOpen' | 'onDrop'> {
  part: SentencePart
  /** No line begins with it. */
  mark: string
}

function Part({ part: { control, text, drop }, mark, onOpen, onDrop }: PartProps) {
  const t = useTranslations('common')
  return (
    <span className="inline-flex max-w-full items-center align-middle">
      <span className="inline-flex h-9 min-w-0 items-center rounded-full border border-primary bg-primary-soft font-sans text-sm font-medium pointer-coarse:h-11">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(control)}
          className="h-full min-w-0 truncate rounded-s-full ps-3.5 pe-1 underline-offset-4 hover:underline"
        >
          <bdi>{text}</bdi>
        </button>
        <button
          type="button"
          aria-label={t('removeNamed', { name: text })}
          onClick={() => onDrop(drop)}
          className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-surface pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      {mark}
    </span>
  )
}
