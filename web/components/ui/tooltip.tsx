import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Words that help but are not needed: what is needed stands on the page. The child must take a ref and be focusable. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactNode }) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-xs text-page shadow-mid animate-appear"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
