import { activated, addSubtype, addType, apply, card, keyword, putCounters, sacrifice } from '@spellwright/dsl'

export const phantomTrain = card({
  name: 'Phantom Train',
  cost: '{3}{B}',
  type: 'Artifact — Vehicle',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('trample'),
    activated({
      cost: [sacrifice({ type: ['artifact', 'creature'], other: true })],
      effects: [
        putCounters('+1/+1', 1, 'self'),
        apply('self', [addType('artifact', 'creature'), addSubtype('Spirit')]),
      ],
    }),
  ],
})
