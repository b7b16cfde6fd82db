import { card, draw, keyword, loseLife, targetPlayer, the, triggered } from '@spellwright/dsl'

export const fellStinger = card({
  name: 'Fell Stinger',
  cost: '{2}{B}',
  type: 'Creature — Zombie Scorpion',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('deathtouch'),
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { player: targetPlayer },
      effects: [draw(2, the('player')), loseLife(2, the('player'))],
    }),
  ],
})
