import { atBeginningOf, card, continuous, gain, keyword, loseLife, mana, modifyPT, triggered } from '@spellwright/dsl'

export const heraldOfTorment = card({
  name: 'Herald of Torment',
  cost: '{1}{B}{B}',
  type: 'Enchantment Creature — Demon',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{3}{B}{B}')] }),
    keyword('flying'),
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [loseLife(1)] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3), gain('flying')] }),
  ],
})
