import { card, controllerOf, enters, gainLife, loseLife, triggered } from '@spellwright/dsl'

export const pollutedBonds = card({
  name: 'Polluted Bonds',
  cost: '{3}{B}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters({ type: 'land', controller: 'opponent' }),
      effects: [loseLife(2, controllerOf('eventObject')), gainLife(2)],
    }),
  ],
})
