import { card, ruleUntil, spell } from '@spellwright/dsl'

export const silence = card({
  name: 'Silence',
  cost: '{W}',
  type: 'Instant',
  abilities: [spell({ effects: [ruleUntil({ kind: 'cantCast', player: 'opponent', spell: {} })] })],
})
