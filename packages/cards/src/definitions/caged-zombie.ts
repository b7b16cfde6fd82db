import { activated, card, dies, loseLife, mana, tap } from '@spellwright/dsl'

export const cagedZombie = card({
  name: 'Caged Zombie',
  cost: '{2}{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{1}{B}'), tap],
      condition: { kind: 'happened', event: dies({ type: 'creature' }), when: 'thisTurn' },
      effects: [loseLife(2, 'opponent')],
    }),
  ],
})
