import { card, exactly, put, spell, the } from '@spellwright/dsl'

export const exhume = card({
  name: 'Exhume',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'choose',
              player: the('player'),
              from: { zone: 'graveyard', owner: the('player'), type: 'creature' },
              count: exactly(1),
              as: 'card',
            },
            put('battlefield', the('card'), { under: the('player') }),
          ],
        },
      ],
    }),
  ],
})
