import { all, apply, attacks, card, gain, put, the, triggered, upTo } from '@spellwright/dsl'

export const winotaJoinerOfForces = card({
  name: 'Winota, Joiner of Forces',
  cost: '{2}{R}{W}',
  type: 'Legendary Creature — Human Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: attacks({ type: 'creature', controller: 'you', not: { subtype: 'Human' } }),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'creature', subtype: 'Human' },
          count: upTo(1),
          as: 'human',
        },
        put('battlefield', the('human'), { enters: ['tapped', 'attacking'], as: 'joined' }),
        apply(the('joined'), [gain('indestructible')]),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
