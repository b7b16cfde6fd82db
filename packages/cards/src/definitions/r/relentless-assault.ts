import { all, card, spell, untap } from '@spellwright/dsl'

export const relentlessAssault = card({
  name: 'Relentless Assault',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        untap(all({ type: 'creature', is: 'attackedThisTurn' })),
        { kind: 'extraCombat', after: 'thisPhase', mainPhaseAfter: 'mainPhaseAfter' },
      ],
    }),
  ],
})
