import {
  activated,
  addType,
  card,
  createToken,
  loyalty,
  target,
  the,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const saheeliSublimeArtificer = card({
  name: 'Saheeli, Sublime Artificer',
  cost: '{1}{U/R}{U/R}',
  type: 'Legendary Planeswalker — Saheeli',
  loyalty: 5,
  abilities: [
    triggered({
      on: youCast({ not: { type: 'creature' } }),
      effects: [createToken(1, token({ colors: [], type: 'Artifact Creature — Servo', power: 1, toughness: 1 }))],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: {
        artifact: target({ type: 'artifact', controller: 'you' }),
        other: target({ type: ['artifact', 'creature'], controller: 'you' }, { differentFrom: [the('artifact')] }),
      },
      effects: [
        {
          kind: 'becomeCopy',
          what: the('artifact'),
          of: the('other'),
          until: 'endOfTurn',
          except: [addType('artifact')],
        },
      ],
    }),
  ],
})
