import {
  activated,
  anyNumber,
  bound,
  card,
  discard,
  loyalty,
  returnTo,
  target,
  targetOpponent,
  the,
} from '@spellwright/dsl'

export const ralZarekGuestLecturer = card({
  name: 'Ral Zarek, Guest Lecturer',
  type: 'Legendary Planeswalker — Ral',
  cost: '{1}{B}{B}',
  loyalty: 3,
  abilities: [
    activated({ cost: [loyalty(1)], effects: [{ kind: 'surveil', player: 'you', count: 2 }] }),
    activated({
      cost: [loyalty(-1)],
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [discard(1, the('players'))],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 3 } }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
    activated({
      cost: [loyalty(-7)],
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'flipCoins', count: 5, as: 'heads' },
        {
          kind: 'repeat',
          times: bound('heads'),
          effects: [{ kind: 'skipNext', player: the('opponent'), what: 'turn' }],
        },
      ],
    }),
  ],
})
