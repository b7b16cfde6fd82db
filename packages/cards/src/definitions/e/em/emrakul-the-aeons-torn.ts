import { all, card, keyword, put, triggered } from '@spellwright/dsl'

export const emrakulTheAeonsTorn = card({
  name: 'Emrakul, the Aeons Torn',
  cost: '{15}',
  type: 'Legendary Creature — Eldrazi',
  power: 15,
  toughness: 15,
  abilities: [
    { kind: 'static', rule: { kind: 'cantBeCountered', what: 'self' }, zone: 'stack' },
    triggered({ on: { kind: 'cast', player: 'you', spell: 'self' }, effects: [{ kind: 'extraTurn', player: 'you' }] }),
    keyword('flying'),
    keyword({
      kind: 'protection',
      from: [{ filter: { not: { is: 'colorless' } }, of: 'spells', label: 'spells that are one or more colors' }],
    }),
    keyword({ kind: 'annihilator', count: 6 }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', to: 'graveyard' },
      effects: [
        put('library', all({ zone: 'graveyard', owner: { ownerOf: 'self' } })),
        { kind: 'shuffle', player: { ownerOf: 'self' } },
      ],
    }),
  ],
})
