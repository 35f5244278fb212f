import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { peopleQuery } from './people-query.ts'

interface PersonAvatarProps {
  /** Null where nobody knows who it was. */
  id: number | null
  name: string
  className?: string
}

/** Somebody in the space. One call brings everybody's picture, and none is made where people see only themselves. */
export function PersonAvatar({ id, ...looks }: PersonAvatarProps) {
  const session = useMaybeSession()
  const isMe = id === session?.user.id
  const { data: people } = useQuery({
    ...peopleQuery,
    // Initials do without it.
    meta: { quiet: true },
    enabled: id !== null && session?.role != null && !isMe,
  })
  const picture = isMe ? session?.preference.image?.preview : people?.find((person) => person.id === id)?.picture
  return <Avatar picture={picture} {...looks} />
}
