import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { Page } from '#web/components/shell/page/page.tsx'
import { resourceDetailQuery } from '#web/lib/api/resource-query.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSwipe } from '#web/lib/use-swipe.ts'
import { BookOverlays } from './book-overlays.tsx'
import { OpenPages } from './open-pages.tsx'
import { spreadAt } from './spread.ts'
import { TitlePage } from './title-page.tsx'
import { TurnBar } from './turn.bar.tsx'
import { firstRecipesQuery } from './use-book-recipes.ts'
import { useTurnKeys } from './use-turn-keys.ts'

interface BookPageProps {
  id: number
  page: number
  /** Turning replaces the address, so that Back leaves the book. */
  onTurn: (page: number, how: 'turn' | 'jump') => void
}

export function BookPage({ id, page, onTurn }: BookPageProps) {
  const book = useSuspenseQuery(resourceDetailQuery(bookEndpoint, id)).data
  const { count, entered } = useSuspenseQuery(firstRecipesQuery(id)).data
  const isWide = useMediaQuery('(min-width: 64rem)')
  const isMine = book.created_by?.id === useSession().user.id
  const spread = spreadAt(page, count, isWide ? 2 : 1)
  const { next, previous } = spread
  const turn = useCallback(
    (way: 'next' | 'previous') => {
      const to = way === 'next' ? next : previous
      if (to !== undefined) onTurn(to, 'turn')
    },
    [next, previous, onTurn],
  )
  useTurnKeys(turn)
  const swipe = useSwipe({ next: () => turn('next'), previous: () => turn('previous') })
  return (
    <Page>
      <div {...swipe} className="touch-pan-y touch-pinch-zoom">
        {spread.from === 0 ? (
          <TitlePage
            book={book}
            count={count}
            entered={entered}
            isMine={isMine}
            onOpen={(place) => onTurn(place, 'jump')}
          />
        ) : (
          <OpenPages
            key={spread.from}
            book={book}
            spread={spread}
            count={count}
            removable={isMine ? entered : 0}
            isWide={isWide}
          />
        )}
      </div>
      {count > 0 ? <TurnBar spread={spread} count={count} onTurn={turn} onCover={() => onTurn(0, 'turn')} /> : null}
      {isMine ? <BookOverlays book={book} entered={entered} /> : null}
    </Page>
  )
}
