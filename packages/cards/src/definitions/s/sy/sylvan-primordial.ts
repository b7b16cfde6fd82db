import { card, did, enters, keyword, put, search, shuffle, target, the, triggered, when } from '@spellwright/dsl'

export const sylvanPrimordial = card({
  name: 'Sylvan Primordial',
  cost: '{5}{G}{G}',
  type: 'Creature — Avatar',
  power: 6,
  toughness: 8,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      targets: { permanent: target({ controller: 'opponent', not: { type: 'creature' } }) },
      effects: [
        { kind: 'destroy', what: the('permanent'), as: 'destroyed' },
        when(did('destroyed'), search({ subtype: 'Forest' }), put('battlefield', the('found'), { enters: ['tapped'] })),
        shuffle(),
      ],
    }),
  ],
})
