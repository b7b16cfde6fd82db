import { all, card, counterSpell, exile, spell, the } from '@spellwright/dsl'

export const summaryDismissal = card({
  name: 'Summary Dismissal',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        exile(all({ zone: 'stack', other: true })),
        {
          kind: 'forEach',
          what: all({ zone: 'stack', stackKind: 'ability' }),
          as: 'ability',
          effects: [counterSpell(the('ability'))],
        },
      ],
    }),
  ],
})
