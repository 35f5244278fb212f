import { Heart } from 'lucide-react'
import { Photo } from '#web/components/recipe/photo.tsx'
import { Drawing } from '#web/components/ui/states/drawing.tsx'
import { cn } from '#web/lib/cn.ts'

interface BookCoverProps {
  book: { id: number; name: string }
  /** Of its first recipes; those without a picture are passed over. */
  pictures: readonly (string | null)[]
  isFavourites?: boolean
  className?: string
}

const most = 4
const cloths = ['bg-primary-soft', 'bg-secondary-soft', 'bg-success-soft', 'bg-warning-soft']

/** Its recipes' pictures or a drawing, above the title. A book keeps its colour, so that people find it by its looks. */
export function BookCover({ book, pictures, isFavourites = false, className }: BookCoverProps) {
  const shown = pictures.filter((one) => one !== null).slice(0, most)
  const cloth = cloths[book.id % cloths.length]
  return (
    <div
      className={cn(
        'relative grid aspect-3/4 w-full grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-e-lg rounded-s-sm border border-line shadow-mid',
        cloth,
        className,
      )}
    >
      <div aria-hidden className="absolute inset-y-0 start-0 z-1 w-2.5 border-e border-ink/10 bg-ink/8" />
      {shown.length > 0 ? (
        <div className={cn('grid gap-px', shown.length > 1 && 'grid-cols-2', shown.length > 2 && 'grid-rows-2')}>
          {shown.map((picture, at) => (
            <Photo
              key={picture}
              src={picture}
              alt=""
              fallback={<span className={cn('size-full', cloth)} />}
              className={cn('size-full min-h-0 object-cover', shown.length === 3 && at === 0 && 'row-span-2')}
            />
          ))}
        </div>
      ) : (
        <div className="grid place-items-center">
          <Drawing name="book" className="size-3/5 max-h-28" />
        </div>
      )}
      <div className="flex min-h-[30%] flex-col justify-center bg-surface py-2.5 ps-5 pe-3">
        {isFavourites ? <Heart aria-hidden className="mb-1 size-4 fill-secondary text-secondary" /> : null}
        <p dir="auto" className="line-clamp-3 font-title text-lg leading-tight font-semibold wrap-anywhere">
          {book.name}
        </p>
      </div>
    </div>
  )
}
