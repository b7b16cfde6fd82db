import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const grapeshot = card({
  name: 'Grapeshot',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }), keyword('storm')],
})
