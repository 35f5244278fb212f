import { cn } from '#web/lib/cn.ts'

export const Brand = ({ className }: { className?: string }) => (
  <span className={cn('flex items-center gap-2.5', className)}>
    <img src="/icon.svg" alt="" width="28" height="28" className="size-7" />
    <span className="font-title text-xl font-semibold tracking-tight">Larder</span>
  </span>
)
