import { card, discard, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const cloudpiercer = card({
  name: 'Cloudpiercer',
  cost: '{4}{R}',
  type: 'Creature — Dinosaur',
  power: 5,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{R}')] }),
    keyword('reach'),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [{ kind: 'may', player: 'you', effects: [discard(1)], then: [draw(1)] }],
    }),
  ],
})
