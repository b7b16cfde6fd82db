import { card, draw, keyword, triggered } from '@spellwright/dsl'

export const stitchedAssistant = card({
  name: 'Stitched Assistant',
  cost: '{2}{U}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      effects: [{ kind: 'scry', player: 'you', count: 1 }, draw(1)],
    }),
  ],
})
