import { Photo } from '#web/components/recipe/photo.tsx'
import { cn } from '#web/lib/cn.ts'

interface AvatarProps {
  name: string
  /** An address; without one, and where it shows nothing, the initial stands for them. */
  picture?: string | null | undefined
  className?: string
}

export function Avatar({ name, picture, className }: AvatarProps) {
  const initial = (
    <span
      aria-hidden
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded-full bg-secondary-soft font-title text-base font-semibold text-secondary-strong',
        className,
      )}
    >
      {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
    </span>
  )
  return picture ? (
    <Photo
      src={picture}
      alt=""
      sizes="5rem"
      fallback={initial}
      className={cn('size-9 shrink-0 rounded-full object-cover', className)}
    />
  ) : (
    initial
  )
}
