import {
  activated,
  apply,
  card,
  createToken,
  exile,
  gain,
  gainLife,
  keyword,
  loyalty,
  matches,
  putCounters,
  rule,
  target,
  the,
  token,
  upTo,
} from '@spellwright/dsl'

export const theWanderingEmperor = card({
  name: 'The Wandering Emperor',
  cost: '{2}{W}{W}',
  type: 'Legendary Planeswalker',
  loyalty: 3,
  abilities: [
    keyword('flash'),
    rule({ kind: 'activateLoyaltyAsInstant', what: 'self' }, { condition: matches('self', { is: 'enteredThisTurn' }) }),
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [putCounters('+1/+1', 1, the('creature')), apply(the('creature'), [gain('first strike')])],
    }),
    activated({
      cost: [loyalty(-1)],
      effects: [
        createToken(
          1,
          token({
            colors: ['W'],
            type: 'Creature — Samurai',
            power: 2,
            toughness: 2,
            abilities: [keyword('vigilance')],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { creature: target({ type: 'creature', is: 'tapped' }) },
      effects: [exile(the('creature')), gainLife(2)],
    }),
  ],
})
