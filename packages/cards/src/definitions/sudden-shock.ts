import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const suddenShock = card({
  name: 'Sudden Shock',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] }),
  ],
})
