import {
  activated,
  addSubtype,
  addType,
  apply,
  atBeginningOf,
  card,
  enters,
  loyalty,
  matches,
  not,
  put,
  putCounters,
  search,
  setBasePT,
  shuffle,
  target,
  the,
  triggered,
  untap,
  when,
} from '@spellwright/dsl'

export const tezzeretCruelCaptain = card({
  name: 'Tezzeret, Cruel Captain',
  cost: '{3}',
  type: 'Legendary Planeswalker — Tezzeret',
  loyalty: 4,
  abilities: [
    triggered({
      on: enters({ type: 'artifact', controller: 'you' }),
      effects: [putCounters('loyalty', 1, 'self')],
    }),
    activated({
      cost: [loyalty(0)],
      targets: { permanent: target({ type: ['artifact', 'creature'] }) },
      effects: [
        untap(the('permanent')),
        when(
          matches(the('permanent'), { allTypes: ['artifact', 'creature'] }),
          putCounters('+1/+1', 1, the('permanent')),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      effects: [
        search({ type: 'artifact', manaValue: { atMost: 1 } }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: atBeginningOf('beginCombat', 'you'),
              targets: { artifact: target({ type: 'artifact', controller: 'you' }) },
              effects: [
                putCounters('+1/+1', 3, the('artifact')),
                when(
                  not(matches(the('artifact'), { type: 'creature' })),
                  apply(the('artifact'), [addType('artifact', 'creature'), addSubtype('Robot'), setBasePT(0)], 'game'),
                ),
              ],
            }),
          ],
        },
      ],
    }),
  ],
})
