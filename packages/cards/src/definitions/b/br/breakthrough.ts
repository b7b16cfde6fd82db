import { all, card, draw, exactly, spell, the, X } from '@spellwright/dsl'

export const breakthrough = card({
  name: 'Breakthrough',
  cost: '{X}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        draw(4),
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(X), as: 'kept' },
        { kind: 'discardCards', what: all({ zone: 'hand', owner: 'you', not: { among: the('kept') } }) },
      ],
    }),
  ],
})
