import { activated, card, mana, tap, tapIt, target, the } from '@spellwright/dsl'

export const akroanJailer = card({
  name: 'Akroan Jailer',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{2}{W}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature'))],
    }),
  ],
})
