import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '#web/components/ui/button.tsx'

interface ChooseFilesProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  onFiles: (files: readonly File[]) => void
  /** As the attribute of an input; any files without it, as what they are is seen by what is in them. */
  accept?: string
  children: ReactNode
}

export function ChooseFiles({ onFiles, accept, children, ...props }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
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
