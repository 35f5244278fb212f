import { cn } from '#web/lib/cn.ts'

interface AvatarProps {
  name: string
  picture?: string | undefined
  className?: string
}

export const Avatar = ({ name, picture, className }: AvatarProps) =>
  picture ? (
    <img src={picture} alt="" className={cn('size-9 shrink-0 rounded-full', className)} />
  ) : (
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
