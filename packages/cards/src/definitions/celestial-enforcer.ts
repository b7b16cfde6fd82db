import { activated, card, mana, tap, tapIt, target, the, youControl } from '@spellwright/dsl'

export const celestialEnforcer = card({
  name: 'Celestial Enforcer',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{1}{W}'), tap],
      condition: youControl({ type: 'creature', keyword: 'flying' }),
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature'))],
    }),
  ],
})
