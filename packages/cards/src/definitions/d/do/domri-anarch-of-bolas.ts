import {
  activated,
  addMana,
  card,
  continuous,
  loyalty,
  modifyPT,
  oneOf,
  ruleUntil,
  target,
  the,
} from '@spellwright/dsl'

export const domriAnarchOfBolas = card({
  name: 'Domri, Anarch of Bolas',
  cost: '{1}{R}{G}',
  type: 'Legendary Planeswalker — Domri',
  loyalty: 3,
  abilities: [
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(1, 0)] }),
    activated({
      cost: [loyalty(1)],
      effects: [
        addMana(oneOf('{R}', '{G}')),
        ruleUntil({ kind: 'cantBeCountered', what: { zone: 'stack', type: 'creature', controller: 'you' } }),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: {
        own: target({ type: 'creature', controller: 'you' }),
        other: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [{ kind: 'fight', a: the('own'), b: the('other') }],
    }),
  ],
})
