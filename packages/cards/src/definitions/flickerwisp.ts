import {
  atBeginningOf,
  card,
  enters,
  exile,
  keyword,
  ownerOf,
  returnTo,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const flickerwisp = card({
  name: 'Flickerwisp',
  cost: '{1}{W}{W}',
  type: 'Creature — Elemental',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { permanent: target({ other: true }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) })],
        },
      ],
    }),
  ],
})
