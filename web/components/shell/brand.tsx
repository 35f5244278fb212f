import { cn } from '#web/lib/cn.ts'

export const Brand = ({ className, logo = '/icon.svg' }: { className?: string; logo?: string | undefined }) => (
  <span className={cn('flex items-center gap-2.5', className)}>
    <img src={logo} alt="" width="28" height="28" className="size-7 object-contain" />
    <span className="font-title text-xl font-semibold tracking-tight">Larder</span>
  </span>
)
