import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { BookRow } from './book.rows.ts'
import type { useBookChoice } from './use-book-choice.ts'

interface BookChoicesProps {
  choice: ReturnType<typeof useBookChoice>
  shown: readonly BookRow[]
}

/** What was named just now comes first. */
export function BookChoices({ choice, shown }: BookChoicesProps) {
  const t = useTranslations('books')
  const asideOf = (book: BookRow) =>
    [
      !choice.isMine(book) && book.created_by && t('by', { name: book.created_by.display_name }),
      choice.last.includes(book.id) && t('add.last'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ul aria-label={t('title')}>
      {choice.named.map((title) => (
        <li key={title}>
          <Checkbox
            checked
            onCheckedChange={() => choice.unname(title)}
            label={<Title name={title} aside={t('add.isNew')} />}
          />
        </li>
      ))}
      {shown.map((book) => (
        <li key={book.id}>
          <Checkbox
            checked={choice.isIn(book)}
            disabled={choice.isFixed(book)}
            onCheckedChange={(ticked) => choice.tick(book.id, ticked)}
            label={<Title name={book.name} aside={asideOf(book)} />}
          />
        </li>
      ))}
    </ul>
  )
}

const Title = ({ name, aside }: { name: string; aside: string }) => (
  <span className="flex w-full items-baseline justify-between gap-3">
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {name}
    </span>
    {aside ? <span className="shrink-0 text-xs text-muted">{aside}</span> : null}
  </span>
)
