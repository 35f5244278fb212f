import { useMutation } from '@tanstack/react-query'
import type { CommonFoodsAdded } from '#worker/modules/common-foods/common-foods.contract.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentLanguage, localeOf } from '#web/lib/i18n/language.ts'

/** Adds hundreds of foods in the language of the person; what is there already stays as it is. */
export const useAddCommonFoods = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: () => call<CommonFoodsAdded>('POST', '/api/common-foods/', { body: { language: spokenDialect() } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['food'] }),
  })

/** American names where the browser is American. */
function spokenDialect(): Dialect {
  const language = currentLanguage()
  return localeOf(language) === 'en-US' ? 'en-US' : language
}
