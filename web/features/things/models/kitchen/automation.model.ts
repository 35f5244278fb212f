import type { automation } from '#worker/modules/automations/automation.contract.ts'
import { parameter } from '../../automations/parameter.ts'
import { model } from '../../model.ts'

export const automationModel = model<typeof automation>({
  name: 'Automation',
  resource: 'automation',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  columns: [
    { field: 'name' },
    { field: 'type', kind: 'choice' },
    { field: 'param_1', hidden: true },
    { field: 'param_2', hidden: true },
    { field: 'order', kind: 'count', hidden: true },
    { field: 'disabled', kind: 'flag', quick: true },
  ],
  fields: [
    { field: 'name' },
    {
      field: 'type',
      kind: 'choice',
      options: [
        'FOOD_ALIAS',
        'UNIT_ALIAS',
        'KEYWORD_ALIAS',
        'FOOD_REPLACE',
        'UNIT_REPLACE',
        'NAME_REPLACE',
        'DESCRIPTION_REPLACE',
        'INSTRUCTION_REPLACE',
        'NEVER_UNIT',
        'TRANSPOSE_WORDS',
      ],
      required: true,
    },
    parameter('param_1'),
    parameter('param_2'),
    parameter('param_3'),
    { field: 'description', kind: 'lines' },
    { field: 'order', kind: 'whole', rare: true },
    { field: 'disabled', kind: 'flag' },
  ],
})
