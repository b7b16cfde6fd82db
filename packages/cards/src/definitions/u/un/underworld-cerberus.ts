import { all, card, dies, exile, returnTo, rule, triggered } from '@spellwright/dsl'

export const underworldCerberus = card({
  name: 'Underworld Cerberus',
  cost: '{3}{B}{R}',
  type: 'Creature — Dog',
  power: 6,
  toughness: 6,
  abilities: [
    rule({ kind: 'cantBeBlocked', what: 'self', exceptByCount: 3 }),
    rule({ kind: 'cantBeTargeted', what: { zone: 'graveyard' } }),
    triggered({
      on: dies('self'),
      effects: [exile('self'), returnTo('hand', all({ zone: 'graveyard', type: 'creature' }))],
    }),
  ],
})
