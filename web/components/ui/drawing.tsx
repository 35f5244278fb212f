import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

const drawings = {
  jar: (
    <>
      <path d="M38 46c-5 3-8 8-8 14v38a8 8 0 0 0 8 8h44a8 8 0 0 0 8-8V60c0-6-3-11-8-14" />
      <path
        className="fill-primary-soft"
        d="M32 44l5-20a6 6 0 0 1 6-5h34a6 6 0 0 1 6 5l5 20c-9 4-18 5-28 5s-19-1-28-5z"
      />
      <path d="M37 30h46M48 19l-4 28M72 19l4 28" />
      <path
        className="fill-secondary-soft stroke-secondary"
        d="M34 76c7-6 14 5 21 0s14-6 21 0 7 2 10 0v22a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z"
      />
    </>
  ),
  bowl: (
    <>
      <path className="fill-primary-soft" d="M22 62h76c0 22-14 40-38 40S22 84 22 62z" />
      <path d="M44 102v6h32v-6M16 62h88" />
      <path className="stroke-secondary" d="M46 48c-5-7 5-10 0-18M60 48c-5-7 5-10 0-18M74 48c-5-7 5-10 0-18" />
    </>
  ),
  basket: (
    <>
      <path className="fill-primary-soft" d="M22 58h76l-8 42a6 6 0 0 1-6 5H36a6 6 0 0 1-6-5z" />
      <path d="M36 58c0-22 10-36 24-36s24 14 24 36M46 70v24M60 70v24M74 70v24" />
      <path className="stroke-secondary" d="M16 58h88" />
    </>
  ),
  calendar: (
    <>
      <path className="fill-primary-soft" d="M24 34h72a6 6 0 0 1 6 6v14H18V40a6 6 0 0 1 6-6z" />
      <path d="M18 54v44a6 6 0 0 0 6 6h72a6 6 0 0 0 6-6V40a6 6 0 0 0-6-6H24a6 6 0 0 0-6 6zM40 24v18M80 24v18" />
      <path className="stroke-secondary" d="M46 66v26M40 66v8a6 6 0 0 0 12 0v-8M74 66c-8 6-8 14 0 16v10" />
    </>
  ),
  book: (
    <>
      <path
        className="fill-primary-soft"
        d="M60 34c-10-7-24-8-38-6v66c14-2 28-1 38 6 10-7 24-8 38-6V28c-14-2-28-1-38 6z"
      />
      <path d="M60 34v66M32 46c6 0 12 1 18 3M32 60c6 0 12 1 18 3M70 49c6-2 12-3 18-3" />
      <path className="stroke-secondary" d="M70 66c6-2 12-3 18-3" />
    </>
  ),
  spill: (
    <>
      <path className="fill-primary-soft" d="M30 36l36-14 20 48-36 14c-14 5-26-2-30-14s-4-28 10-34z" />
      <path d="M66 22l6-3 22 52-8 3" />
      <path
        className="fill-secondary-soft stroke-secondary"
        d="M50 96c10-6 20 2 30-2s20-2 22 4-8 10-22 10-40-6-30-12z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings

/** A line drawing for pages with nothing on them. It says nothing the words beside it do not. */
export const Drawing = ({ name, className = 'size-28' }: { name: DrawingName; className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 120 120"
    className={cn('fill-none stroke-primary-strong stroke-[2.5]', className)}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[name]}
  </svg>
)
