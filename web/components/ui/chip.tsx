import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const chipClasses =
  'inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0'

export const Chip = ({ on = false, className, ...props }: ComponentProps<'button'> & { on?: boolean }) => (
  <button
    type="button"
    aria-pressed={on}
    className={cn(
      chipClasses,
      'px-3.5 transition-colors pointer-coarse:h-11',
      on ? 'border-primary bg-primary-soft text-ink' : 'border-line bg-surface text-ink hover:border-edge',
      className,
    )}
    {...props}
  />
)

/** `name` completes "Remove …". */
export function RemovableChip({
  name,
  onRemove,
  children,
}: {
  name: string
  onRemove: () => void
  children?: ReactNode
}) {
  const t = useTranslations('common')
  return (
    <span className={cn(chipClasses, 'border-primary bg-primary-soft ps-3.5 pe-0.5 pointer-coarse:h-11')}>
      <bdi className="truncate">{children ?? name}</bdi>
      <button
        type="button"
        aria-label={t('removeNamed', { name })}
        onClick={onRemove}
        className="grid size-7 place-items-center rounded-full hover:bg-surface pointer-coarse:size-10"
      >
        <X aria-hidden />
      </button>
    </span>
  )
}
