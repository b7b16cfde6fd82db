import { card, enters, put, rule, search, shuffle, the, triggered } from '@spellwright/dsl'

export const yasharnImplacableEarth = card({
  name: 'Yasharn, Implacable Earth',
  cost: '{2}{G}{W}',
  type: 'Legendary Creature — Elemental Boar',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        search({ subtype: 'Forest', supertype: 'basic' }, { as: 'forest' }),
        search({ subtype: 'Plains', supertype: 'basic', not: { among: the('forest') } }, { as: 'plains' }),
        { kind: 'reveal', what: [the('forest'), the('plains')] },
        put('hand', [the('forest'), the('plains')]),
        shuffle(),
      ],
    }),
    rule({ kind: 'cantPayLife', player: 'eachPlayer', mana: 'too' }),
    rule({ kind: 'cantSacrificeToPay', player: 'eachPlayer', what: { not: { type: 'land' } } }),
  ],
})
