import { atBeginningOf, attacks, card, dies, keyword, may, put, returnTo, the, triggered, upTo } from '@spellwright/dsl'

export const ilhargTheRazeBoar = card({
  name: 'Ilharg, the Raze-Boar',
  cost: '{3}{R}{R}',
  type: 'Legendary Creature — Boar God',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'creature', zone: 'hand', owner: 'you' },
          count: upTo(1),
          as: 'card',
        },
        put('battlefield', the('card'), { enters: ['tapped', 'attacking'], as: 'creature' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('hand', the('creature'))],
        },
      ],
    }),
    triggered({
      on: {
        kind: 'either',
        events: [dies('self'), { kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'exile' }],
      },
      effects: [may(put('library', 'self', { library: { position: 'top', depth: 3 } }))],
    }),
  ],
})
