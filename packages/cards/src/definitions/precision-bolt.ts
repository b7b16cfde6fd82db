import { anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const precisionBolt = card({
  name: 'Precision Bolt',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] })],
})
