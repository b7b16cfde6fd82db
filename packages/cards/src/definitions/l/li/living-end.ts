import { all, card, exile, keyword, mana, returnTo, spell, the } from '@spellwright/dsl'

export const livingEnd = card({
  name: 'Living End',
  type: 'Sorcery',
  colorIndicator: ['B'],
  abilities: [
    keyword({ kind: 'suspend', count: 3, cost: [mana('{2}{B}{B}')] }),
    spell({
      effects: [
        exile(all({ zone: 'graveyard', type: 'creature' }), { as: 'exiled' }),
        { kind: 'sacrifice', what: all({ type: 'creature' }), by: 'controller' },
        returnTo('battlefield', the('exiled')),
      ],
    }),
  ],
})
