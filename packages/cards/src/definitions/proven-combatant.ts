import { card, keyword, mana } from '@spellwright/dsl'

export const provenCombatant = card({
  name: 'Proven Combatant',
  cost: '{U}',
  type: 'Creature — Human Warrior',
  power: 1,
  toughness: 1,
  abilities: [keyword({ kind: 'eternalize', cost: [mana('{4}{U}{U}')] })],
})
