import { card, dies, put, search, shuffle, the, triggered, upTo } from '@spellwright/dsl'

export const veteranExplorer = card({
  name: 'Veteran Explorer',
  cost: '{G}',
  type: 'Creature — Human Soldier Scout',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'may',
              player: the('player'),
              effects: [
                search(
                  { type: 'land', supertype: 'basic' },
                  { player: the('player'), whose: the('player'), count: upTo(2) },
                ),
                put('battlefield', the('found'), { under: the('player') }),
                shuffle(the('player')),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
