import { useWords, words } from './words/words.ts'

interface Named {
  display_name: string
  is_active: boolean
}

/** What the server calls somebody whose account is gone. */
const FORMER = 'a former member'

const isFormer = ({ display_name, is_active }: Named) => !is_active && display_name === FORMER

/** What a person is called here: somebody whose account is gone, in the words of whoever reads it. */
export function usePersonName(): (person: Named) => string {
  const t = useWords('common')
  return (person) => (isFormer(person) ? t('formerMember') : person.display_name)
}

/** The same outside of components, in the language of the moment. */
export const personName = (person: Named): string =>
  isFormer(person) ? words('common')('formerMember') : person.display_name
