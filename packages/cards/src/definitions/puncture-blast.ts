import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const punctureBlast = card({
  name: 'Puncture Blast',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [keyword('wither'), spell({ targets: { victim: anyTarget }, effects: [dealDamage(3, the('victim'))] })],
})
