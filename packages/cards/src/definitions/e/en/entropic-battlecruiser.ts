import { attacks, card, did, keyword, keywords, loseLife, not, the, triggered, when } from '@spellwright/dsl'

export const entropicBattlecruiser = card({
  name: 'Entropic Battlecruiser',
  type: 'Artifact — Spacecraft',
  cost: '{3}{B}',
  power: 3,
  toughness: 10,
  abilities: [
    keyword('station'),
    {
      kind: 'station',
      from: 1,
      abilities: [triggered({ on: { kind: 'discarded', player: 'opponent' }, effects: [loseLife(3, 'eventPlayer')] })],
    },
    {
      kind: 'station',
      from: 8,
      power: 3,
      toughness: 10,
      abilities: [
        ...keywords('flying', 'deathtouch'),
        triggered({
          on: attacks('self'),
          effects: [
            {
              kind: 'forEachPlayer',
              players: 'opponent',
              as: 'player',
              effects: [
                { kind: 'discard', player: the('player'), count: 1, how: 'choice', as: 'discardedByThem' },
                when(not(did('discardedByThem')), loseLife(3, the('player'))),
              ],
            },
          ],
        }),
      ],
    },
  ],
})
