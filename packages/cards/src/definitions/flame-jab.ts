import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const flameJab = card({
  name: 'Flame Jab',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }), keyword('retrace')],
})
