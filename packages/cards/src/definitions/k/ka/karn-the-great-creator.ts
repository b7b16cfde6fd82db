import {
  activated,
  addType,
  apply,
  card,
  loyalty,
  manaValueOf,
  rule,
  setBasePT,
  target,
  the,
  upTo,
} from '@spellwright/dsl'

export const karnTheGreatCreator = card({
  name: 'Karn, the Great Creator',
  cost: '{4}',
  type: 'Legendary Planeswalker — Karn',
  loyalty: 5,
  abilities: [
    rule({ kind: 'cantActivate', object: { type: 'artifact', controller: 'opponent' }, ability: 'any' }),
    activated({
      cost: [loyalty(1)],
      targets: { artifact: target({ type: 'artifact', not: { type: 'creature' } }, { count: upTo(1) }) },
      effects: [
        apply(
          the('artifact'),
          [addType('creature'), setBasePT(manaValueOf(the('artifact')), manaValueOf(the('artifact')))],
          'untilYourNextTurn',
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [{ kind: 'fromOutside', what: { type: 'artifact' }, optional: 'may', reveal: 'reveal', exile: 'exile' }],
    }),
  ],
})
