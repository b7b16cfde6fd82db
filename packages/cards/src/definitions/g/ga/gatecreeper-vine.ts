import { card, enters, keyword, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const gatecreeperVine = card({
  name: 'Gatecreeper Vine',
  cost: '{1}{G}',
  type: 'Creature — Plant',
  power: 0,
  toughness: 2,
  abilities: [
    keyword('defender'),
    triggered({
      on: enters('self'),
      effects: [
        may(
          search({ any: [{ type: 'land', supertype: 'basic' }, { subtype: 'Gate' }] }, { reveal: 'reveal' }),
          put('hand', the('found')),
          shuffle(),
        ),
      ],
    }),
  ],
})
