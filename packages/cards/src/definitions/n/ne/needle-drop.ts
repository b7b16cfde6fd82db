import { card, dealDamage, draw, spell, the } from '@spellwright/dsl'

export const needleDrop = card({
  name: 'Needle Drop',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        target: {
          objects: { type: ['creature', 'planeswalker', 'battle'], is: 'dealtDamageThisTurn' },
          players: { player: 'any', dealtDamageThisTurn: {} },
        },
      },
      effects: [dealDamage(1, the('target')), draw(1)],
    }),
  ],
})
