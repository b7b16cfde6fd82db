import { activated, card, loyalty, mill, returnTo, rule, target, the, untap, upTo } from '@spellwright/dsl'

export const tyvarJubilantBrawler = card({
  name: 'Tyvar, Jubilant Brawler',
  type: 'Legendary Planeswalker — Tyvar',
  cost: '{1}{B}{G}',
  loyalty: 3,
  abilities: [
    rule({ kind: 'activateAsThoughHaste', what: { type: 'creature', controller: 'you' } }),
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [untap(the('creature'))],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        mill(3),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 2 } },
          count: upTo(1),
          as: 'card',
        },
        returnTo('battlefield', the('card')),
      ],
    }),
  ],
})
