import { all, card, enters, keyword, matches, returnTo, the, triggered } from '@spellwright/dsl'

export const bringerOfTheLastGift = card({
  name: 'Bringer of the Last Gift',
  cost: '{6}{B}{B}',
  type: 'Creature — Vampire Demon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'wasCast' }),
      effects: [
        { kind: 'sacrifice', what: all({ type: 'creature', other: true }), by: 'controller', as: 'sacrificed' },
        returnTo('battlefield', all({ zone: 'graveyard', type: 'creature', not: { among: the('sacrificed') } })),
      ],
    }),
  ],
})
