import { all, card, exile, returnTo, spell, the } from '@spellwright/dsl'

export const livingDeath = card({
  name: 'Living Death',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        exile(all({ zone: 'graveyard', type: 'creature' }), { as: 'exiled' }),
        { kind: 'sacrifice', what: all({ type: 'creature' }), by: 'controller' },
        returnTo('battlefield', the('exiled')),
      ],
    }),
  ],
})
