import { card, discard, mill, spell, targetOpponent, the } from '@spellwright/dsl'

export const rakshasasSecret = card({
  name: "Rakshasa's Secret",
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [spell({ targets: { opponent: targetOpponent }, effects: [discard(2, the('opponent')), mill(2)] })],
})
