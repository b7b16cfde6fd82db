import { card, discard, keyword, mana, triggered } from '@spellwright/dsl'

export const cavernWhisperer = card({
  name: 'Cavern Whisperer',
  cost: '{4}{B}',
  type: 'Creature — Nightmare',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{B}')] }),
    keyword('menace'),
    triggered({ on: { kind: 'mutated', object: 'self' }, effects: [discard(1, 'opponent')] }),
  ],
})
