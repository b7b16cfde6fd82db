import { card, rule } from '@spellwright/dsl'

export const drannithMagistrate = card({
  name: 'Drannith Magistrate',
  cost: '{1}{W}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 3,
  abilities: [rule({ kind: 'cantCast', player: 'opponent', spell: {}, from: ['graveyard', 'exile', 'library'] })],
})
