import { card, keyword, rule } from '@spellwright/dsl'

export const kunorosHoundOfAthreos = card({
  name: 'Kunoros, Hound of Athreos',
  cost: '{1}{W}{B}',
  type: 'Legendary Creature — Dog',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    keyword('menace'),
    keyword('lifelink'),
    rule({ kind: 'cantEnter', cards: { type: 'creature' }, from: ['graveyard'] }),
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: {}, from: ['graveyard'] }),
  ],
})
