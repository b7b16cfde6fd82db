import { activated, addMana, anyColor, card, exactly, exile, matches, not, put, tap, the } from '@spellwright/dsl'

export const gemstoneCaverns = card({
  name: 'Gemstone Caverns',
  type: 'Legendary Land',
  abilities: [
    {
      kind: 'openingHand',
      condition: not({ kind: 'isStartingPlayer', player: 'you' }),
      effects: [
        put('battlefield', 'self', { counters: { counter: 'luck', count: 1 } }),
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
        exile(the('card')),
      ],
    },
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'if',
          condition: matches('self', { counters: { counter: 'luck', count: { atLeast: 1 } } }),
          then: [addMana(anyColor())],
          else: [addMana('{C}')],
        },
      ],
    }),
  ],
})
