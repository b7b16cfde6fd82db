import { activated, card, loseLife, sacrificeSelf, targetPlayer, the } from '@spellwright/dsl'

export const bileUrchin = card({
  name: 'Bile Urchin',
  cost: '{B}',
  type: 'Creature — Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    activated({ cost: [sacrificeSelf], targets: { player: targetPlayer }, effects: [loseLife(1, the('player'))] }),
  ],
})
