import { useTranslations, getTranslations } from './i18n/translations.ts'

interface NamedPerson {
  display_name: string
  is_active: boolean
}

/** The API's name for people whose account is gone. */
const FORMER = 'a former member'

const isFormer = ({ display_name, is_active }: NamedPerson) => !is_active && display_name === FORMER

export function usePersonName(): (person: NamedPerson) => string {
  const t = useTranslations('common')
  return (person) => (isFormer(person) ? t('formerMember') : person.display_name)
}

export const personName = (person: NamedPerson): string =>
  isFormer(person) ? getTranslations('common')('formerMember') : person.display_name
