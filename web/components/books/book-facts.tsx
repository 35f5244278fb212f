import { useSession } from '#web/lib/api/session.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { BookRow } from './book.rows.ts'

/** How many recipes, and whose it is or who reads it. */
export function BookFacts({ book, count }: { book: BookRow; count: number | undefined }) {
  const t = useTranslations('books')
  const { list } = useFormat()
  const me = useSession().user.id
  const isMine = book.created_by?.id === me
  const names = list(book.shared.map(({ display_name }) => display_name))
  const whose = isMine
    ? book.shared.length > 0 && t('sharedWith', { names })
    : book.created_by && t('by', { name: book.created_by.display_name })
  return [count === undefined ? '' : t('recipes', { count }), whose].filter(Boolean).join(' · ')
}
