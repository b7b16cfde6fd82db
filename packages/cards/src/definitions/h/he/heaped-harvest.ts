import {
  activated,
  card,
  enters,
  gainLife,
  mana,
  may,
  put,
  sacrificeSelf,
  search,
  shuffle,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const heapedHarvest = card({
  name: 'Heaped Harvest',
  type: 'Artifact — Food',
  cost: '{2}{G}',
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'sacrificed', player: 'you', object: 'self' }] },
      effects: [
        may(
          search({ type: 'land', supertype: 'basic' }),
          put('battlefield', the('found'), { enters: ['tapped'] }),
          shuffle(),
        ),
      ],
    }),
    activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] }),
  ],
})
