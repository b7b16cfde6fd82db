import { atBeginningOf, card, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const oathOfLieges = card({
  name: 'Oath of Lieges',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      targets: {
        richer: {
          players: {
            player: 'any',
            opponentOf: 'eventPlayer',
            controlsMore: { of: { type: 'land' }, than: 'eventPlayer' },
          },
          chooser: 'eventPlayer',
        },
      },
      effects: [
        {
          kind: 'may',
          player: 'eventPlayer',
          effects: [
            search({ type: 'land', supertype: 'basic' }, { player: 'eventPlayer', whose: 'eventPlayer' }),
            put('battlefield', the('found'), { under: 'eventPlayer' }),
            shuffle('eventPlayer'),
          ],
        },
      ],
    }),
  ],
})
