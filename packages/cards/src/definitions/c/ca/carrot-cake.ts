import {
  activated,
  card,
  createToken,
  enters,
  gainLife,
  mana,
  sacrificeSelf,
  tap,
  token,
  triggered,
} from '@spellwright/dsl'

export const carrotCake = card({
  name: 'Carrot Cake',
  cost: '{1}{W}',
  type: 'Artifact — Food',
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'sacrificed', player: 'you', object: 'self' }] },
      effects: [
        createToken(1, token({ colors: ['W'], type: 'Creature — Rabbit', power: 1, toughness: 1 })),
        { kind: 'scry', player: 'you', count: 1 },
      ],
    }),
    activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] }),
  ],
})
