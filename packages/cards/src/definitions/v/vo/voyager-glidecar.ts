import { activated, addType, apply, card, enters, gain, keyword, putCounters, triggered } from '@spellwright/dsl'

export const voyagerGlidecar = card({
  name: 'Voyager Glidecar',
  cost: '{W}',
  type: 'Artifact — Vehicle',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'scry', player: 'you', count: 1 }] }),
    activated({
      cost: [{ kind: 'tapOther', what: { type: 'creature', other: true }, count: 3 }],
      effects: [apply('self', [addType('artifact', 'creature'), gain('flying')]), putCounters('+1/+1', 1, 'self')],
    }),
    keyword({ kind: 'crew', count: 1 }),
  ],
})
