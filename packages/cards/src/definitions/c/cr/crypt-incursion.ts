import { all, bound, card, exile, gainLife, spell, targetPlayer, the, times } from '@spellwright/dsl'

export const cryptIncursion = card({
  name: 'Crypt Incursion',
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        exile(all({ zone: 'graveyard', owner: the('player'), type: 'creature' }), { as: 'exiled' }),
        gainLife(times(3, bound('exiled'))),
      ],
    }),
  ],
})
