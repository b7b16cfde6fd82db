import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const sublimeArchangel = card({
  name: 'Sublime Archangel',
  cost: '{2}{W}{W}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword({ kind: 'exalted' }),
    continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [gain({ kind: 'exalted' })] }),
  ],
})
