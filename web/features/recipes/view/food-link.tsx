import { Link } from '@tanstack/react-router'
import { useHasRole } from '#web/lib/api/session.ts'

/** To where the values of a food are entered, for those who may. */
export function FoodLink({ food: { id, name } }: { food: { id: number; name: string } }) {
  const mayWrite = useHasRole('user')
  if (!mayWrite) return <bdi>{name}</bdi>
  return (
    <Link
      to="/list/$model"
      params={{ model: 'Food' }}
      search={{ edit: id }}
      className="text-primary-strong underline decoration-primary underline-offset-4"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}
