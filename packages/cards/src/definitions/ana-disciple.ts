import { activated, apply, card, gain, mana, pump, tap, target, the } from '@spellwright/dsl'

export const anaDisciple = card({
  name: 'Ana Disciple',
  cost: '{G}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{U}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('flying')])],
    }),
    activated({
      cost: [mana('{B}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), -2, 0)],
    }),
  ],
})
