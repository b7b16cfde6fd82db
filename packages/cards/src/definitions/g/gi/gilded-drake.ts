import { card, did, enters, keyword, not, sacrificeIt, target, the, triggered, upTo, when } from '@spellwright/dsl'

export const gildedDrake = card({
  name: 'Gilded Drake',
  cost: '{1}{U}',
  type: 'Creature — Drake',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        creature: target({ type: 'creature', controller: 'opponent' }, { count: upTo(1), ifIllegal: 'stillResolves' }),
      },
      effects: [
        { kind: 'exchangeControl', a: 'self', b: the('creature'), until: 'game', as: 'exchanged' },
        when(not(did('exchanged')), sacrificeIt('self')),
      ],
    }),
  ],
})
