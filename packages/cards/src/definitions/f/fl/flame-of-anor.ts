import { card, dealDamage, destroy, draw, spell, target, targetPlayer, the, youControl } from '@spellwright/dsl'

export const flameOfAnor = card({
  name: 'Flame of Anor',
  cost: '{1}{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: { kind: 'if', condition: youControl({ subtype: 'Wizard' }), then: 2, else: 1 },
        options: [
          { targets: { player: targetPlayer }, effects: [draw(2, the('player'))] },
          { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
          { targets: { creature: target({ type: 'creature' }) }, effects: [dealDamage(5, the('creature'))] },
        ],
      },
      effects: [],
    }),
  ],
})
