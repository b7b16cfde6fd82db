import { atBeginningOf, card, put, the, triggered } from '@spellwright/dsl'

export const oathOfDruids = card({
  name: 'Oath of Druids',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      targets: {
        rival: {
          players: {
            player: 'any',
            opponentOf: 'eventPlayer',
            controlsMore: { of: { type: 'creature' }, than: 'eventPlayer' },
          },
          chooser: 'eventPlayer',
        },
      },
      effects: [
        {
          kind: 'may',
          player: 'eventPlayer',
          effects: [
            { kind: 'revealUntil', player: 'eventPlayer', filter: { type: 'creature' }, as: 'found', others: 'others' },
            put('battlefield', the('found'), { under: 'eventPlayer' }),
            put('graveyard', the('others')),
          ],
        },
      ],
    }),
  ],
})
