import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const disdainfulStroke = card({
  name: 'Disdainful Stroke',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { spell: targetSpell({ manaValue: { atLeast: 4 } }) }, effects: [counterSpell(the('spell'))] }),
  ],
})
