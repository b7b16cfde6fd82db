import { card, exile, returnTo, spell, the, upTo } from '@spellwright/dsl'

export const illGottenGains = card({
  name: 'Ill-Gotten Gains',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        exile('self'),
        { kind: 'discard', player: 'eachPlayer', count: 'hand', how: 'choice' },
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'choose',
              player: the('player'),
              from: { zone: 'graveyard', owner: the('player') },
              count: upTo(3),
              as: 'cards',
            },
            returnTo('hand', the('cards')),
          ],
        },
      ],
    }),
  ],
})
