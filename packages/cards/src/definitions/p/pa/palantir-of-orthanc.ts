import {
  atBeginningOf,
  card,
  countersOn,
  draw,
  loseLife,
  putCounters,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const palantirOfOrthanc = card({
  name: 'Palantír of Orthanc',
  type: 'Legendary Artifact',
  cost: '{3}',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      targets: { player: targetOpponent },
      effects: [
        putCounters('influence', 1, 'self'),
        { kind: 'scry', player: 'you', count: 2 },
        {
          kind: 'may',
          player: the('player'),
          effects: [draw(1)],
          else: [
            { kind: 'mill', player: 'you', count: countersOn('self', 'influence'), as: 'milled' },
            loseLife(
              { kind: 'total', value: 'manaValue', of: { zone: 'graveyard', among: the('milled') } },
              the('player'),
            ),
          ],
        },
      ],
    }),
  ],
})
