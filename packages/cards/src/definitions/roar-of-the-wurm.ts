import { card, createToken, keyword, mana, spell, token } from '@spellwright/dsl'

const greenWurm = token({ colors: ['G'], type: 'Creature — Wurm', power: 6, toughness: 6 })

export const roarOfTheWurm = card({
  name: 'Roar of the Wurm',
  cost: '{6}{G}',
  type: 'Sorcery',
  abilities: [spell({ effects: [createToken(1, greenWurm)] }), keyword({ kind: 'flashback', cost: [mana('{3}{G}')] })],
})
