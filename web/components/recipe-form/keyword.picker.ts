import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { namesOf } from '#web/lib/picker.ts'
import { remote } from '#web/lib/api/remote.ts'

export const keywordNames = namesOf(remote<typeof keyword>('keyword'))
