import { card, draw, exile, returnTo, spell, the, upTo } from '@spellwright/dsl'

export const sailIntoTheWest = card({
  name: 'Sail into the West',
  cost: '{2}{G}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'vote',
          words: ['return', 'embark'],
          then: [
            {
              kind: 'forEachPlayer',
              players: 'eachPlayer',
              as: 'player',
              effects: [
                {
                  kind: 'choose',
                  player: the('player'),
                  from: { zone: 'graveyard', owner: the('player') },
                  count: upTo(2),
                  as: 'cards',
                },
                returnTo('hand', the('cards')),
              ],
            },
            exile('self'),
          ],
          else: [
            {
              kind: 'forEachPlayer',
              players: 'eachPlayer',
              as: 'player',
              effects: [
                {
                  kind: 'may',
                  player: the('player'),
                  effects: [
                    { kind: 'discard', player: the('player'), count: 'hand', how: 'choice' },
                    draw(7, the('player')),
                  ],
                },
              ],
            },
          ],
        },
      ],
      abilityWord: 'Will of the council',
    }),
  ],
})
