import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/api/session.ts'
import { currentLanguage } from '#web/lib/i18n/language.ts'

/** Adds hundreds of foods in the language of the person; what is there already stays as it is. */
export function useAddCommonFoods() {
  const { space } = useSession()
  return useMutation({
    meta: { error: 'create' },
    mutationFn: () =>
      call('POST', `/api/space/${space?.id ?? 0}/common-foods/`, { body: { language: currentLanguage() } }),
  })
}
