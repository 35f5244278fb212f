import { X } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { SearchChange } from '#web/lib/recipe-search/search-change.ts'
import { useSentence } from './use-sentence.ts'
import type { SentencePart } from './sentence-parts.ts'

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
          <Part key={`${token.part.control} ${token.part.text}`} part={token.part} onOpen={onOpen} onDrop={onDrop} />
        ) : (
          // Words between parts have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{glued(token.between)}</span>
        ),
      )}
      {glued('.')}
    </p>
  )
}

/** No line begins with a comma: a word joiner keeps it at the part before. */
const glued = (between: string) => (between.startsWith(' ') ? between : `\u2060${between}`)

interface PartProps extends Pick<SentenceProps, 'onOpen' | 'onDrop'> {
  part: SentencePart
}

function Part({ part: { control, text, drop }, onOpen, onDrop }: PartProps) {
  const t = useTranslations('common')
  return (
    <span className="inline-flex h-9 max-w-full items-center rounded-full border border-primary bg-primary-soft align-middle font-sans text-sm font-medium pointer-coarse:h-11">
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
  )
}
