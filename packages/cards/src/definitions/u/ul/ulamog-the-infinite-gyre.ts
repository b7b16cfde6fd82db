import { all, card, destroy, keyword, put, shuffle, target, the, triggered } from '@spellwright/dsl'

export const ulamogTheInfiniteGyre = card({
  name: 'Ulamog, the Infinite Gyre',
  cost: '{11}',
  type: 'Legendary Creature — Eldrazi',
  power: 10,
  toughness: 10,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { target: target({}) },
      effects: [destroy(the('target'))],
    }),
    keyword('indestructible'),
    keyword({ kind: 'annihilator', count: 4 }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', to: 'graveyard' },
      effects: [put('library', all({ zone: 'graveyard', owner: { ownerOf: 'self' } })), shuffle({ ownerOf: 'self' })],
    }),
  ],
})
