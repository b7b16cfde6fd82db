import { card, keyword, may, returnTo, triggered } from '@spellwright/dsl'

export const vengevine = card({
  name: 'Vengevine',
  cost: '{2}{G}{G}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: { kind: 'cast', player: 'you', spell: { type: 'creature' }, nth: 2 },
      zone: 'graveyard',
      effects: [may(returnTo('battlefield', 'self'))],
    }),
  ],
})
