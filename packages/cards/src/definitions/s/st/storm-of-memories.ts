import { card, exactly, exile, keyword, spell, the } from '@spellwright/dsl'

export const stormOfMemories = card({
  name: 'Storm of Memories',
  cost: '{2}{R}{R}{R}',
  type: 'Sorcery',
  abilities: [
    keyword('storm'),
    spell({
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', type: ['instant', 'sorcery'], manaValue: { atMost: 3 } },
          whose: 'you',
          count: exactly(1),
          random: 'random',
          as: 'card',
        },
        exile(the('card'), { as: 'exiled' }),
        { kind: 'castCard', what: the('exiled'), player: 'you', cost: 'free', optional: 'may', as: 'spell' },
        {
          kind: 'shield',
          replacement: { kind: 'zoneChange', object: the('spell'), to: 'graveyard', instead: { to: 'exile' } },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
