import { anyTarget, card, dealDamage, keyword, spell, the } from '@spellwright/dsl'

export const directCurrent = card({
  name: 'Direct Current',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] }),
    keyword('jump-start'),
  ],
})
