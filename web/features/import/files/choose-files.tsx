import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '#web/components/ui/button.tsx'

interface ChooseFilesProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** Any files: what they are is seen by what is in them. */
export function ChooseFiles({ onFiles, children, ...props }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
