import { card, enters, keyword, mana, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const starfieldShepherd = card({
  name: 'Starfield Shepherd',
  cost: '{3}{W}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        search(
          { manaValue: { atMost: 1 }, any: [{ supertype: 'basic', subtype: 'Plains' }, { type: 'creature' }] },
          { reveal: 'reveal' },
        ),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
    keyword({ kind: 'warp', cost: [mana('{1}{W}')] }),
  ],
})
