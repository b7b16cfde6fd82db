import { card, keyword, mana, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const krosanTusker = card({
  name: 'Krosan Tusker',
  cost: '{5}{G}{G}',
  type: 'Creature — Boar Beast',
  power: 6,
  toughness: 5,
  abilities: [
    keyword({ kind: 'cycling', cost: [mana('{2}{G}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      effects: [
        may(search({ type: 'land', supertype: 'basic' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()),
      ],
    }),
  ],
})
