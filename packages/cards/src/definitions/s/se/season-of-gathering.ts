import { all, apply, card, destroy, draw, exactly, gain, putCounters, spell, the } from '@spellwright/dsl'

export const seasonOfGathering = card({
  name: 'Season of Gathering',
  type: 'Sorcery',
  cost: '{4}{G}{G}',
  abilities: [
    spell({
      modes: {
        min: 0,
        max: 5,
        pawprints: 5,
        options: [
          {
            pawprints: 1,
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { type: 'creature', controller: 'you' },
                count: exactly(1),
                as: 'creature',
              },
              putCounters('+1/+1', 1, the('creature')),
              apply(the('creature'), [gain('vigilance'), gain('trample')]),
            ],
          },
          {
            pawprints: 2,
            effects: [
              {
                kind: 'chooseOne',
                player: 'you',
                options: [
                  { label: 'artifact', effects: [destroy(all({ type: 'artifact' }))] },
                  { label: 'enchantment', effects: [destroy(all({ type: 'enchantment' }))] },
                ],
              },
            ],
          },
          {
            pawprints: 3,
            effects: [draw({ kind: 'greatest', value: 'power', of: { type: 'creature', controller: 'you' } })],
          },
        ],
      },
      effects: [],
    }),
  ],
})
