import { type ReactNode, Suspense, useDeferredValue, useId, useRef, useState } from 'react'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'
import { cn } from '#web/lib/cn.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { ComboboxList } from './combobox.list.tsx'
import type { FieldControl } from '../form/field.tsx'
import { inputClasses } from '../form/input.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

// Positioning is 20 KB, which a page of fields does not need to be drawn.
const Popup = lazyPart(() => import('./combobox-popup.tsx'), 'ComboboxPopup')

export interface ComboboxBoxProps extends Partial<FieldControl> {
  /** Names the text box where no Field does. */
  label: string
  source: PickerSource
  text: string
  onTextChange: (text: string) => void
  onPick: (option: Picked) => void
  isChosen: (option: Picked) => boolean
  allowNew: boolean
  placeholder?: string | undefined
  /** Backspace in an empty box. */
  onErase?: () => void
  onLeave?: () => void
  before?: ReactNode
  after?: ReactNode
}

/** The combobox pattern of the ARIA Authoring Practices Guide. */
export function ComboboxBox({
  label,
  source,
  text,
  onTextChange,
  onPick,
  isChosen,
  allowNew,
  placeholder,
  onErase,
  onLeave,
  before,
  after,
  ...control
}: ComboboxBoxProps) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { options, pending } = usePickerOptions(source, text, open, allowNew)
  const at = Math.min(active, options.length - 1)
  const close = () => {
    setOpen(false)
    setActive(0)
  }
  const pick = (option: Picked) => {
    onPick(option)
    close()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      setActive((at + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % Math.max(1, options.length))
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = options[at]
      if (option) pick(option)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      onLeave?.()
    } else if (event.key === 'Backspace' && text === '') onErase?.()
  }
  return (
    <>
      <div
        ref={box}
        className={cn(
          inputClasses,
          'flex min-h-10 flex-wrap items-center gap-1.5 px-1.5 py-0.5 has-[[aria-invalid=true]]:border-error has-[[aria-invalid=true]]:bg-error-soft focus-within:outline-2 focus-within:outline-offset-2 pointer-coarse:min-h-11',
        )}
      >
        {before}
        <input
          {...control}
          dir="auto"
          role="combobox"
          aria-label={control.id ? undefined : label}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && options.length > 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onClick={() => setOpen(true)}
          onFocus={() => void Popup.preload()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close()
            onLeave?.()
          }}
          className="h-8 w-20 grow bg-transparent px-1.5 outline-none"
        />
        {after}
      </div>
      {open ? (
        <Suspense>
          <Popup anchor={box} onOpenChange={setOpen}>
            <ComboboxList
              id={listId}
              label={label}
              options={options}
              active={at}
              isChosen={isChosen}
              onPick={pick}
              onHover={setActive}
              pending={pending}
            />
          </Popup>
        </Suspense>
      ) : null}
    </>
  )
}

const isSameName = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

function usePickerOptions(source: PickerSource, text: string, open: boolean, allowNew: boolean) {
  const query = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['picker', source.key, query],
    queryFn: ({ signal }) => source.search(query, signal),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { quiet: true },
  })
  const hits: readonly Picked[] = data ?? []
  const isNew = allowNew && query !== '' && !isFetching && !hits.some((hit) => isSameName(hit.name, query))
  return { options: isNew ? [...hits, { name: query }] : hits, pending: isFetching }
}
