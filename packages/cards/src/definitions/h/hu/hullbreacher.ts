import { card, createToken, keyword, replacement, TREASURE } from '@spellwright/dsl'

export const hullbreacher = card({
  name: 'Hullbreacher',
  cost: '{2}{U}',
  type: 'Creature — Merfolk Pirate',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flash'),
    replacement({
      kind: 'draw',
      player: 'opponent',
      which: 'exceptFirstInDrawStep',
      instead: [createToken(1, TREASURE)],
    }),
  ],
})
