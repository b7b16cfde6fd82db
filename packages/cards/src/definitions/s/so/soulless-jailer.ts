import { card, rule } from '@spellwright/dsl'

export const soullessJailer = card({
  name: 'Soulless Jailer',
  cost: '{2}',
  type: 'Artifact Creature — Phyrexian Golem',
  power: 0,
  toughness: 4,
  abilities: [
    rule({ kind: 'cantEnter', cards: { is: 'permanentCard' }, from: ['graveyard'] }),
    rule({
      kind: 'cantCast',
      player: 'eachPlayer',
      spell: { not: { type: 'creature' } },
      from: ['graveyard', 'exile'],
    }),
  ],
})
