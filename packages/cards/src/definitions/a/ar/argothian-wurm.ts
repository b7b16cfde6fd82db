import { card, did, enters, keyword, put, the, triggered, when } from '@spellwright/dsl'

export const argothianWurm = card({
  name: 'Argothian Wurm',
  cost: '{3}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
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
                {
                  kind: 'sacrificeChoice',
                  player: the('player'),
                  filter: { type: 'land' },
                  count: 1,
                  as: 'sacrificed',
                },
              ],
            },
          ],
        },
        when(did('sacrificed'), put('library', 'self', { library: { position: 'top' } })),
      ],
    }),
  ],
})
