import { card, keyword, mana } from '@spellwright/dsl'

export const desertCerodon = card({
  name: 'Desert Cerodon',
  cost: '{5}{R}',
  type: 'Creature — Beast',
  power: 6,
  toughness: 4,
  abilities: [keyword({ kind: 'cycling', cost: [mana('{R}')] })],
})
