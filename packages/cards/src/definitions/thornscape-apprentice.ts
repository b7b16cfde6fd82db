import { activated, apply, card, gain, mana, tap, tapIt, target, the } from '@spellwright/dsl'

export const thornscapeApprentice = card({
  name: 'Thornscape Apprentice',
  cost: '{G}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{R}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('first strike')])],
    }),
    activated({
      cost: [mana('{W}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature'))],
    }),
  ],
})
