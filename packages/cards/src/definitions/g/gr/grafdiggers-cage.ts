import { card, rule } from '@spellwright/dsl'

export const grafdiggersCage = card({
  name: "Grafdigger's Cage",
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    rule({ kind: 'cantEnter', cards: { type: 'creature' }, from: ['graveyard', 'library'] }),
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: {}, from: ['graveyard', 'library'] }),
  ],
})
