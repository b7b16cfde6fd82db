import { atBeginningOf, card, exactly, returnTo, the, triggered } from '@spellwright/dsl'

export const oathOfGhouls = card({
  name: 'Oath of Ghouls',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      targets: {
        rival: {
          players: {
            player: 'any',
            opponentOf: 'eventPlayer',
            fewerInGraveyard: { of: { type: 'creature' }, than: 'eventPlayer', by: 1 },
          },
          chooser: 'eventPlayer',
        },
      },
      effects: [
        {
          kind: 'may',
          player: 'eventPlayer',
          effects: [
            {
              kind: 'choose',
              player: 'eventPlayer',
              from: { zone: 'graveyard', type: 'creature' },
              whose: 'eventPlayer',
              count: exactly(1),
              as: 'card',
            },
            returnTo('hand', the('card')),
          ],
        },
      ],
    }),
  ],
})
