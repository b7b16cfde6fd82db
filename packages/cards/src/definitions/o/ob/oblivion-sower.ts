import { anyNumber, card, exile, put, targetOpponent, the, triggered } from '@spellwright/dsl'

export const oblivionSower = card({
  name: 'Oblivion Sower',
  cost: '{6}',
  type: 'Creature — Eldrazi',
  power: 5,
  toughness: 8,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: 4, as: 'top', unseen: 'unseen' },
        exile(the('top')),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', type: 'land', owner: the('player'), is: 'faceUp' },
          count: anyNumber,
          as: 'lands',
        },
        put('battlefield', the('lands'), { under: 'you' }),
      ],
    }),
  ],
})
