import { card, putCounters, spell, target, the, untap } from '@spellwright/dsl'

export const giftOfTheViper = card({
  name: 'Gift of the Viper',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        putCounters('+1/+1', 1, the('creature')),
        putCounters('reach', 1, the('creature')),
        putCounters('deathtouch', 1, the('creature')),
        untap(the('creature')),
      ],
    }),
  ],
})
