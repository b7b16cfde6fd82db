import { card, controllerOf, draw, rule, triggered } from '@spellwright/dsl'

export const nessianBoar = card({
  name: 'Nessian Boar',
  cost: '{3}{G}{G}',
  type: 'Creature — Boar',
  power: 10,
  toughness: 6,
  abilities: [
    rule({ kind: 'mustBeBlocked', what: 'self', by: 'byAll' }),
    triggered({
      on: { kind: 'becomesBlocked', object: 'self', by: { type: 'creature' }, each: 'blocker' },
      effects: [draw(1, controllerOf('eventSource'))],
    }),
  ],
})
