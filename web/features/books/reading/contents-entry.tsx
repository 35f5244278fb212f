import type { BookRecipes } from '#web/components/books/book.rows.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'

interface ContentsEntryProps {
  /** Left out while it loads. */
  recipe: BookRecipes['results'][number] | undefined
  place: number
  onOpen: (place: number) => void
}

export function ContentsEntry({ recipe, place, onOpen }: ContentsEntryProps) {
  const { number } = useFormat()
  return (
    <li className="border-b border-line last:border-0">
      {recipe ? (
        <button
          type="button"
          onClick={() => onOpen(place)}
          className="flex min-h-11 w-full items-baseline gap-4 rounded-sm px-1 py-2 text-start hover:bg-primary-soft"
        >
          <span dir="auto" className="min-w-0 grow font-title text-lg/snug wrap-anywhere">
            {recipe.name}
          </span>
          <span className="shrink-0 text-sm text-muted numbers">{number(place)}</span>
        </button>
      ) : (
        <Skeleton className="my-2 h-7 w-4/5" />
      )}
    </li>
  )
}
