import { CardMenu, type CardMenuProps } from './card.menu.tsx'
import { LongPress } from './long-press.ts'

const nothing = () => undefined

/** For a card that a held finger lifts. What happens in its menu and dialogs, which are children of the card, lifts nothing. */
export const DraggableCardMenu = ({ recipe }: CardMenuProps) => (
  <span
    role="presentation"
    className="relative z-1"
    onMouseDown={(event) => event.stopPropagation()}
    onTouchStart={(event) => event.stopPropagation()}
  >
    <LongPress value={nothing}>
      <CardMenu recipe={recipe} heart={false} />
    </LongPress>
  </span>
)
