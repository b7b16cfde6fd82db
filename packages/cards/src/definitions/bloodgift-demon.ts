import { atBeginningOf, card, draw, keyword, loseLife, targetPlayer, the, triggered } from '@spellwright/dsl'

export const bloodgiftDemon = card({
  name: 'Bloodgift Demon',
  cost: '{3}{B}{B}',
  type: 'Creature — Demon',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { player: targetPlayer },
      effects: [draw(1, the('player')), loseLife(1, the('player'))],
    }),
  ],
})
