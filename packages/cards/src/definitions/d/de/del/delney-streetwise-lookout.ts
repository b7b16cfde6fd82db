import { card, rule } from '@spellwright/dsl'

export const delneyStreetwiseLookout = card({
  name: 'Delney, Streetwise Lookout',
  type: 'Legendary Creature — Human Scout',
  cost: '{2}{W}',
  power: 2,
  toughness: 2,
  abilities: [
    rule({
      kind: 'cantBeBlocked',
      what: { type: 'creature', controller: 'you', power: { atMost: 2 } },
      by: { type: 'creature', power: { atLeast: 3 } },
    }),
    rule({ kind: 'triggersAgain', abilitiesOf: { type: 'creature', controller: 'you', power: { atMost: 2 } } }),
  ],
})
