import { activated, card, pump, tap, tapForMana, target, the } from '@spellwright/dsl'

export const pendelhaven = card({
  name: 'Pendelhaven',
  type: 'Legendary Land',
  abilities: [
    tapForMana('{G}'),
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', power: { exactly: 1 }, toughness: { exactly: 1 } }) },
      effects: [pump(the('creature'), 1, 2)],
    }),
  ],
})
