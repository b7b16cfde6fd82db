import {
  activated,
  card,
  did,
  exactly,
  mana,
  put,
  sacrificeIt,
  tap,
  targetOpponent,
  the,
  when,
  X,
} from '@spellwright/dsl'

export const helmOfObedience = card({
  name: 'Helm of Obedience',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{X}'), tap],
      x: 'notZero',
      targets: { player: targetOpponent },
      effects: [
        { kind: 'millUntil', player: the('player'), filter: { type: 'creature' }, most: X, as: 'milledCreatures' },
        when(
          did('milledCreatures'),
          sacrificeIt('self'),
          { kind: 'chooseAmong', player: 'you', among: the('milledCreatures'), count: exactly(1), as: 'creature' },
          put('battlefield', the('creature'), { under: 'you' }),
        ),
      ],
    }),
  ],
})
