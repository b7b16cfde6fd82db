import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const stokeTheFlames = card({
  name: 'Stoke the Flames',
  cost: '{2}{R}{R}',
  type: 'Instant',
  abilities: [keyword('convoke'), spell({ targets: { victim: anyTarget }, effects: [dealDamage(4, the('victim'))] })],
})
