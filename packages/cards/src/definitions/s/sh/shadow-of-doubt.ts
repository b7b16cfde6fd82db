import { card, draw, ruleUntil, spell } from '@spellwright/dsl'

export const shadowOfDoubt = card({
  name: 'Shadow of Doubt',
  cost: '{U/B}{U/B}',
  type: 'Instant',
  abilities: [spell({ effects: [ruleUntil({ kind: 'cantSearchLibraries', player: 'eachPlayer' }), draw(1)] })],
})
