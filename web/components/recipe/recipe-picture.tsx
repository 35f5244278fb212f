import { cn } from '#web/lib/cn.ts'
import { Drawing, type DrawingName } from '#web/components/ui/states/drawing.tsx'
import { Photo } from './photo.tsx'

interface RecipePictureProps {
  recipe: { id: number; image: string | null }
  eager?: boolean
  sizes?: string
  flush?: boolean
  className?: string
}

const drawings: readonly DrawingName[] = ['bowl', 'jar', 'basket', 'book']
const backgrounds = ['bg-primary-soft', 'bg-secondary-soft', 'bg-success-soft', 'bg-warning-soft']

/** A recipe without a picture keeps the same colour, so that people find it again by its looks. */
export function RecipePicture({ recipe, eager = false, sizes, flush = false, className }: RecipePictureProps) {
  const drawing = (
    <Drawing
      name={drawings[(recipe.id >> 2) % drawings.length] ?? 'bowl'}
      className="size-28 max-h-[86%] max-w-[86%]"
    />
  )
  return (
    <div
      className={cn(
        'grid w-full grid-cols-1 grid-rows-1 place-items-center overflow-hidden',
        flush ? 'h-full' : 'aspect-4/3 rounded-lg',
        recipe.image ? 'bg-sunken' : backgrounds[recipe.id % backgrounds.length],
        className,
      )}
    >
      {recipe.image ? (
        <Photo
          src={recipe.image}
          alt=""
          eager={eager}
          fallback={drawing}
          {...(sizes === undefined ? {} : { sizes })}
          className="size-full object-cover transition-transform duration-200 group-hover:scale-103"
        />
      ) : (
        drawing
      )}
    </div>
  )
}
