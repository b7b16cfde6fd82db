import { card, keyword, replacement } from '@spellwright/dsl'

export const containmentPriest = card({
  name: 'Containment Priest',
  cost: '{1}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', is: 'nontoken', not: { is: 'wasCast' } },
      to: 'battlefield',
      instead: { to: 'exile' },
    }),
  ],
})
