import { ChevronRight, Folder } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { focusOn } from './focus-on.ts'

interface FolderListProps {
  label: string
  folders: readonly { name: string; path: string }[]
  takesFocus: boolean
  onOpen: (path: string) => void
}

/** Up and down go through the folders, right opens one. */
export function FolderList({ label, folders, takesFocus, onOpen }: FolderListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = all.findIndex((one) => one === document.activeElement)
    const isRight = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps = new Map<string, () => void>([
      ['ArrowDown', () => all[Math.min(at + 1, all.length - 1)]?.focus()],
      ['ArrowUp', () => all[Math.max(at - 1, 0)]?.focus()],
      ['Home', () => all[0]?.focus()],
      ['End', () => all.at(-1)?.focus()],
      [isRight ? 'ArrowLeft' : 'ArrowRight', () => all[at]?.click()],
    ])
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps.get(event.key)
    if (!step) return
    event.preventDefault()
    step()
  }
  if (folders.length === 0) return null
  return (
    // The keys are of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul aria-label={label} className="-mx-2" onKeyDown={onKeyDown}>
      {folders.map(({ name, path }, at) => (
        <li key={path}>
          <button
            type="button"
            ref={takesFocus && at === 0 ? focusOn : null}
            className="flex min-h-10 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-primary-soft pointer-coarse:min-h-11"
            onClick={() => onOpen(path)}
          >
            <Folder aria-hidden className="size-5 shrink-0 text-muted" />
            <bdi className="min-w-0 grow py-1.5 wrap-anywhere">{name}</bdi>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
          </button>
        </li>
      ))}
    </ul>
  )
}
