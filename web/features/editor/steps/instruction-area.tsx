import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { calledWord, outsideTokens, type ReferenceTokens, splitAtTokens, tokenBeside } from './reference-tokens.ts'
import { optionsFor, ReferenceOptions } from './reference-options.tsx'

interface InstructionAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  box: RefObject<HTMLTextAreaElement | null>
  stored: string
  tokens: ReferenceTokens
  ingredients: readonly IngredientDraft[]
  onStored: (stored: string) => void
}

/** A plain text box; a copy of its text behind it paints the tokens as chips, so that undo, paste and IME stay the browser's. */
export function InstructionArea({
  box,
  stored,
  tokens,
  ingredients,
  onStored,
  onKeyDown,
  ...props
}: InstructionAreaProps) {
  const listId = useId()
  const caret = useRef<number>(undefined)
  const lastCaret = useRef(0)
  const [called, setCalled] = useState<{ start: number; word: string } | null>(null)
  const [active, setActive] = useState(0)
  const shown = tokens.show(stored)
  const options = called ? optionsFor(called.word, ingredients) : []
  // The shown text may differ from what was typed, and the browser then forgets where the caret was.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const write = (text: string, at: number) => {
    const next = tokens.store(text)
    caret.current = tokens.show(tokens.store(text.slice(0, at))).length
    lastCaret.current = caret.current
    onStored(next)
    const now = tokens.show(next)
    setCalled(calledWord(now, caret.current))
    setActive(0)
  }
  const choose = (position: number) => {
    if (!called) return
    const token = `${tokens.token(position)} `
    const end = called.start + called.word.length + 1
    write(shown.slice(0, called.start) + token + shown.slice(end).replace(/^ /, ''), called.start + token.length)
    setCalled(null)
  }
  const onKey: ComponentProps<'textarea'>['onKeyDown'] = (event) => {
    const { key, currentTarget: area } = event
    const { selectionStart: start, selectionEnd: end } = area
    const option = options[active]
    if (option && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      setActive((active + (key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
    } else if (option && (key === 'Enter' || key === 'Tab') && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(option.position)
    } else if (option && key === 'Escape') {
      event.stopPropagation()
      setCalled(null)
    } else if ((key === 'Backspace' || key === 'Delete') && start === end) {
      const token = tokenBeside(shown, start, key === 'Delete')
      if (!token) return
      event.preventDefault()
      write(shown.slice(0, token.start) + shown.slice(token.end), token.start)
    } else onKeyDown?.(event)
  }
  return (
    <div className="relative grid">
      <Painted text={shown} />
      <Textarea
        {...props}
        ref={box}
        rows={3}
        aria-autocomplete="list"
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
        className="relative col-start-1 row-start-1 min-h-24 bg-transparent"
        value={shown}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onSelect={({ currentTarget: area }) => {
          const { selectionStart: start, selectionEnd: end } = area
          const to = start === end ? outsideTokens(shown, start, lastCaret.current) : start
          if (to !== start) area.setSelectionRange(to, to)
          lastCaret.current = to
        }}
        onBlur={() => setCalled(null)}
        onKeyDown={onKey}
      />
      {options.length > 0 ? <ReferenceOptions id={listId} options={options} active={active} onPick={choose} /> : null}
    </div>
  )
}

/** Its letters must stand exactly where the text box has them. */
const Painted = ({ text }: { text: string }) => (
  <div
    aria-hidden
    dir="auto"
    className="pointer-events-none col-start-1 row-start-1 overflow-hidden rounded-md border border-transparent bg-surface px-3 py-2 text-base leading-relaxed whitespace-pre-wrap text-transparent sm:text-sm"
  >
    {splitAtTokens(text).map(({ start, part, isToken }) =>
      isToken ? (
        <mark
          key={start}
          className="rounded-sm bg-primary-soft box-decoration-clone text-transparent shadow-[0_0_0_2px_var(--primary-soft)]"
        >
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </div>
)
