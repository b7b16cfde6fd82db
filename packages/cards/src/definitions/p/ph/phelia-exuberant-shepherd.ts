import {
  atBeginningOf,
  attacks,
  card,
  exile,
  keyword,
  matches,
  ownerOf,
  putCounters,
  returnTo,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const pheliaExuberantShepherd = card({
  name: 'Phelia, Exuberant Shepherd',
  cost: '{1}{W}',
  type: 'Legendary Creature — Dog',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: attacks('self'),
      targets: { permanent: target({ not: { type: 'land' }, other: true }, { count: upTo(1) }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [
            returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')), as: 'returned' }),
            when(matches(the('returned'), { controller: 'you' }), putCounters('+1/+1', 1, 'self')),
          ],
        },
      ],
    }),
  ],
})
