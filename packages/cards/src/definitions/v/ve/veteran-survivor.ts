import {
  atBeginningOf,
  card,
  continuous,
  exile,
  gain,
  linked,
  matches,
  modifyPT,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const veteranSurvivor = card({
  name: 'Veteran Survivor',
  cost: '{W}',
  type: 'Creature — Human Survivor',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      abilityWord: 'Survival',
      on: atBeginningOf('main2', 'you'),
      condition: matches('self', { is: 'tapped' }),
      targets: { card: target({ zone: 'graveyard' }, { count: upTo(1) }) },
      effects: [exile(the('card'), { linked: 'exiled' })],
    }),
    continuous({
      condition: {
        kind: 'exists',
        of: { zone: 'exile', among: linked('exiled') },
        count: { atLeast: 3 },
      },
      affects: 'self',
      apply: [modifyPT(3, 3), gain('hexproof')],
    }),
  ],
})
