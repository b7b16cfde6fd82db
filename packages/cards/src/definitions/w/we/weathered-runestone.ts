import { card, rule } from '@spellwright/dsl'

export const weatheredRunestone = card({
  name: 'Weathered Runestone',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    rule({ kind: 'cantEnter', cards: { is: 'permanentCard', not: { type: 'land' } }, from: ['graveyard', 'library'] }),
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: {}, from: ['graveyard', 'library'] }),
  ],
})
