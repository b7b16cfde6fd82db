import { card, gainLife, keyword, loseLife, mana, spell, targetOpponent, the } from '@spellwright/dsl'

export const almsOfTheVein = card({
  name: 'Alms of the Vein',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { opponent: targetOpponent }, effects: [loseLife(3, the('opponent')), gainLife(3)] }),
    keyword({ kind: 'madness', cost: [mana('{B}')] }),
  ],
})
