import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const volcanicHammer = card({
  name: 'Volcanic Hammer',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] })],
})
