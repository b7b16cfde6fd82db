import { anyTarget, card, dealDamage, keyword, mana, spell, the } from '@spellwright/dsl'

export const geistflame = card({
  name: 'Geistflame',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
    keyword({ kind: 'flashback', cost: [mana('{3}{R}')] }),
  ],
})
