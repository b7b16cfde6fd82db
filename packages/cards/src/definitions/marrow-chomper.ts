import { card, enters, gainLife, keyword, times, triggered } from '@spellwright/dsl'

export const marrowChomper = card({
  name: 'Marrow Chomper',
  cost: '{3}{B}{G}',
  type: 'Creature — Zombie Lizard',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'devour', count: 2 }),
    triggered({ on: enters('self'), effects: [gainLife(times(2, { kind: 'devoured' }))] }),
  ],
})
