import { all, alternativeCost, card, exileCost, spell, untap } from '@spellwright/dsl'

export const furyOfTheHorde = card({
  name: 'Fury of the Horde',
  cost: '{5}{R}{R}',
  type: 'Sorcery',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'R' }, 2)]),
    spell({
      effects: [
        untap(all({ type: 'creature', is: 'attackedThisTurn' })),
        { kind: 'extraCombat', after: 'thisPhase', mainPhaseAfter: 'mainPhaseAfter' },
      ],
    }),
  ],
})
