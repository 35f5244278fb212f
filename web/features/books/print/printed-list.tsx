interface PrintedContentsProps {
  title: string
  rows: readonly { id: number; name: string; page: number | undefined }[]
}

/** The number has its room before it is known. */
export const PrintedContents = ({ title, rows }: PrintedContentsProps) => (
  <>
    <h2 className="mb-4 font-title text-xl font-semibold">{title}</h2>
    <ol className="list-none">
      {rows.map(({ id, name, page }) => (
        <li key={id} className="flex items-baseline gap-2 py-0.5 break-inside-avoid">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
          <span aria-hidden className="grow border-b border-dotted border-current opacity-40" />
          <span className="w-8 shrink-0 text-end numbers" data-page-of={id}>
            {page}
          </span>
        </li>
      ))}
    </ol>
  </>
)

interface PrintedIndexProps {
  title: string
  words: readonly { word: string; pages: readonly number[] }[]
}

export const PrintedIndex = ({ title, words }: PrintedIndexProps) => (
  <>
    <h2 className="mb-3 font-title text-xl font-semibold break-after-avoid">{title}</h2>
    <ul className="mb-6 list-none">
      {words.map(({ word, pages }) => (
        <li key={word} className="break-inside-avoid ps-4 -indent-4">
          <span dir="auto" className="wrap-anywhere" data-word={word}>
            {word}
          </span>{' '}
          <span className="numbers opacity-75">{pages.join(', ')}</span>
        </li>
      ))}
    </ul>
  </>
)
