import { useTranslations, getTranslations } from './i18n/translations.ts'

interface NamedPerson {
  display_name: string
  is_active: boolean
}

/** What the server calls somebody whose account is gone. */
const FORMER = 'a former member'

const isFormer = ({ display_name, is_active }: NamedPerson) => !is_active && display_name === FORMER

/** What a person is called here: somebody whose account is gone, in the words of whoever reads it. */
export function usePersonName(): (person: NamedPerson) => string {
  const t = useTranslations('common')
  return (person) => (isFormer(person) ? t('formerMember') : person.display_name)
}

/** The same outside of components, in the language of the moment. */
export const personName = (person: NamedPerson): string =>
  isFormer(person) ? getTranslations('common')('formerMember') : person.display_name
