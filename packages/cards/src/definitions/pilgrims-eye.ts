import { card, enters, keyword, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const pilgrimsEye = card({
  name: "Pilgrim's Eye",
  cost: '{3}',
  type: 'Artifact Creature — Thopter',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        may(search({ type: 'land', supertype: 'basic' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()),
      ],
    }),
  ],
})
