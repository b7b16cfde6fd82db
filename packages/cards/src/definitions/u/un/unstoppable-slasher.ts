import { card, dies, keyword, loseLife, matches, not, returnTo, triggered } from '@spellwright/dsl'

export const unstoppableSlasher = card({
  name: 'Unstoppable Slasher',
  cost: '{2}{B}',
  type: 'Creature — Zombie Assassin',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
      effects: [
        loseLife({ kind: 'half', quantity: { kind: 'lifeOf', player: 'eventPlayer' }, round: 'up' }, 'eventPlayer'),
      ],
    }),
    triggered({
      on: dies('self'),
      condition: not(matches('self', { counters: { counter: 'any', count: { atLeast: 1 } } })),
      effects: [returnTo('battlefield', 'self', { enters: ['tapped'], counters: { counter: 'stun', count: 2 } })],
    }),
  ],
})
