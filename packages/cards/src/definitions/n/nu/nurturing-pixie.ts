import {
  bound,
  card,
  enters,
  keyword,
  putCounters,
  returnTo,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const nurturingPixie = card({
  name: 'Nurturing Pixie',
  cost: '{W}',
  type: 'Creature — Faerie Rogue',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        permanent: target(
          { controller: 'you', not: { any: [{ type: 'land' }, { subtype: 'Faerie' }] } },
          { count: upTo(1) },
        ),
      },
      effects: [
        returnTo('hand', the('permanent'), { as: 'returned' }),
        when({ kind: 'compare', quantity: bound('returned'), is: { atLeast: 1 } }, putCounters('+1/+1', 1, 'self')),
      ],
    }),
  ],
})
