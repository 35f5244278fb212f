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
  return (
    <ul aria-label={t('add.books')}>
      {choice.named.map((title) => (
        <li key={title}>
          <Checkbox
            checked
            onCheckedChange={() => choice.unname(title)}
            label={<Title name={title} aside={t('add.isNew')} />}
          />
        </li>
      ))}
      {shown.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            checked={choice.isIn(id)}
            onCheckedChange={(ticked) => choice.tick(id, ticked)}
            label={<Title name={name} aside={choice.last.includes(id) ? t('add.last') : ''} />}
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
