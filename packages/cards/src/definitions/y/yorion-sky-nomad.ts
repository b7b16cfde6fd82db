import {
  anyNumber,
  atBeginningOf,
  card,
  enters,
  exile,
  keyword,
  ownerOf,
  returnTo,
  the,
  triggered,
} from '@spellwright/dsl'

export const yorionSkyNomad = card({
  name: 'Yorion, Sky Nomad',
  cost: '{3}{W/U}{W/U}',
  type: 'Legendary Creature — Bird Serpent',
  power: 4,
  toughness: 5,
  abilities: [
    keyword({ kind: 'companion', condition: { moreThanMinimum: 20 } }),
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { not: { type: 'land' }, controller: 'you', owner: 'you', other: true },
          count: anyNumber,
          as: 'chosen',
        },
        exile(the('chosen'), { as: 'exiled' }),
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
