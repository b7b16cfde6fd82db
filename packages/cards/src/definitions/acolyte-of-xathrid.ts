import { activated, card, loseLife, mana, tap, targetPlayer, the } from '@spellwright/dsl'

export const acolyteOfXathrid = card({
  name: 'Acolyte of Xathrid',
  cost: '{B}',
  type: 'Creature — Human Cleric',
  power: 0,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}{B}'), tap],
      targets: { player: targetPlayer },
      effects: [loseLife(1, the('player'))],
    }),
  ],
})
