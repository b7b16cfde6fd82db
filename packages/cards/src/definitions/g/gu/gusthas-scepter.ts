import { activated, card, exactly, exile, leaves, linked, put, returnTo, tap, the, triggered } from '@spellwright/dsl'

export const gusthasScepter = card({
  name: "Gustha's Scepter",
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
        exile(the('card'), { faceDown: 'faceDown', linked: 'exiled' }),
      ],
    }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', among: linked('exiled'), owner: 'you' },
          count: exactly(1),
          as: 'card',
        },
        returnTo('hand', the('card')),
      ],
    }),
    triggered({
      on: { kind: 'either', events: [leaves('self'), { kind: 'controlChanged', object: 'self' }] },
      effects: [put('graveyard', linked('exiled'))],
    }),
  ],
})
