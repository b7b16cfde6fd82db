import {
  atBeginningOf,
  card,
  countersOn,
  keywords,
  putCounters,
  sacrificeIt,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const horror = token({
  colors: ['R'],
  type: 'Creature — Phyrexian Horror',
  power: 0,
  toughness: 1,
  abilities: keywords('trample', 'haste'),
})

export const urabrasksForge = card({
  name: "Urabrask's Forge",
  type: 'Artifact',
  cost: '{2}{R}',
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      effects: [
        putCounters('oil', 1, 'self'),
        { kind: 'createToken', player: 'you', count: 1, token: horror, power: countersOn('self', 'oil'), as: 'token' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [sacrificeIt(the('token'))],
        },
      ],
    }),
  ],
})
